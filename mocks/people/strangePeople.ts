import { fixedId, MARIA } from '../db/fixedIds';
import { db } from '../db/db';
import type { Contract, Person } from '../wire/people';
import { aContract, aPerson } from './builders';
import { nothingKnown } from './uncommonPeople';

/**
 * People in the form that old and new systems deliver: without a name, of an unknown kind, and Bep Langstra, whose
 * parts are all empty.
 */
const people: readonly Person[] = [
  aPerson({ ...nothingKnown, id: fixedId('e2', 7), roles: {}, personIsDeletable: true }),
  aPerson({
    ...nothingKnown,
    id: fixedId('e2', 8),
    type: 'other',
    name: 'Onbekende aanvrager',
    roles: null,
    customerStatus: 'Unknown',
  }),
  aPerson({
    ...nothingKnown,
    id: fixedId('e2', 9),
    name: 'Bep Langstra',
    firstName: 'Bep',
    lastName: 'Langstra',
    roles: { customer: fixedId('e3', 9) },
    contactDetails: {
      emailAddresses: null,
      phoneNumbers: [{ number: '', description: null, type: 'Unknown', original: '' }],
      addresses: [{ type: 'Home', addressLine: null, fullAddressLine: null }],
    },
  }),
];

/** Two contracts of Bep Langstra: one with few fields, and one with an unknown status. */
const contracts: readonly Contract[] = [
  aContract({
    id: fixedId('c2', 1),
    roleId: fixedId('e3', 9),
    status: 4,
    startDate: null,
    customers: null,
    unit: null,
    unitId: null,
    addressLine: null,
    fullAddress: null,
    number: null,
    rent: null,
  }),
  aContract({
    id: fixedId('c2', 2),
    roleId: fixedId('e3', 9),
    status: 17,
    customers: [{ personId: fixedId('e2', 9), name: 'Bep Langstra' }],
    number: 'H-39998',
  }),
];

/** Gives Maria a telephone number that consists of words. */
function seedNumberThatIsNone(): void {
  const maria = db.people.named(MARIA);
  const known = maria.contactDetails?.phoneNumbers ?? [];
  const none = { number: 'Niet bekend', description: 'Werk', type: 'Work', original: '' };
  db.people.change(maria, {
    contactDetails: { ...maria.contactDetails, phoneNumbers: [...known, none] },
  });
}

export function seedStrangePeople(): void {
  for (const person of people) db.people.add(person);
  for (const contract of contracts) db.contracts.add(contract);
  seedNumberThatIsNone();
}
