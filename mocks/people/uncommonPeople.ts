import { fixedId, KERKSTRAAT, MARIA } from '../db/fixedIds';
import { db } from '../db/db';
import { aContract, aMobile, anAddress, aPerson, aRegistration, nothingHuman, reachedAt } from './builders';
import type { Address, Contract, Person, Registration } from '../wire/people';

const kerkstraat = anAddress({
  street: 'Kerkstraat',
  houseNumber: 10,
  houseNumberSuffix: '2',
  zipCode: '1016AB',
  city: 'Amsterdam',
});
const postbus = anAddress({
  type: 'Postal',
  street: 'Postbus',
  houseNumber: 101,
  zipCode: '1000AA',
  city: 'Amsterdam',
  country: 'NL',
});

/** All fields that a person may lack, which are all but the id. */
export const nothingKnown = {
  name: null,
  ...nothingHuman,
  correspondenceType: null,
  externalId: null,
  customerStatus: null,
  contactDetails: null,
  homeAddress: null,
  postalAddress: null,
  properties: null,
  characteristics: null,
  notificationSettings: null,
  created: null,
  modified: null,
};

const namesake = (number: number, home: Address): Person =>
  aPerson({
    id: fixedId('e2', number),
    name: 'Jan Peters',
    firstName: 'Jan',
    lastName: 'Peters',
    initials: 'J.',
    gender: 'Male',
    birthDate: '1971-02-14',
    externalId: String(300_000 + number),
    roles: { customer: fixedId('e3', number) },
    ...reachedAt({ addresses: [home], phoneNumbers: [aMobile(`061000000${number}`)] }),
  });

/** People who each differ from the others. */
const people: readonly Person[] = [
  aPerson({
    id: MARIA,
    name: 'Maria van Dijk',
    firstName: 'Maria',
    insertion: 'van',
    lastName: 'Dijk',
    initials: 'M.',
    birthDate: '1994-11-11',
    correspondenceType: 'Mail',
    externalId: '300002',
    roles: { customer: fixedId('e3', 2), prospect: fixedId('e3', 3) },
    ...reachedAt({
      addresses: [kerkstraat, postbus],
      phoneNumbers: [
        aMobile('0610000731'),
        { number: '0201234567', description: 'Thuis', type: 'Home', original: '0201234567' },
      ],
      emailAddresses: ['bewoner2@mail.example'],
    }),
  }),
  namesake(4, anAddress({ street: 'Lindengracht', houseNumber: 3, zipCode: '1015AB', city: 'Amsterdam' })),
  namesake(5, anAddress({ street: 'Rozengracht', houseNumber: 88, zipCode: '1016SB', city: 'Amsterdam' })),
  aPerson({
    ...nothingKnown,
    id: fixedId('e2', 6),
    type: 'legal',
    name: 'Zorggroep Amstel B.V.',
    companyName: 'Zorggroep Amstel B.V.',
    chamberOfCommerceNumber: '34125678',
    externalId: '300006',
    customerStatus: 'Active',
    roles: { customer: fixedId('e3', 6) },
    ...reachedAt({
      addresses: [postbus],
      phoneNumbers: [{ number: '0207654321', description: 'Werk', type: 'Work', original: '0207654321' }],
      emailAddresses: ['huur@zorggroep.example', 'facturen@zorggroep.example'],
    }),
  }),
];

/** A contract of Maria van Dijk. */
const contracts: readonly Contract[] = [
  aContract({
    id: fixedId('c2', 3),
    roleId: fixedId('e3', 2),
    status: 'Active',
    customers: [{ personId: MARIA, name: 'Maria van Dijk' }],
    unit: {
      id: KERKSTRAAT,
      addressLine: 'Kerkstraat 10-2',
      fullAddressLine: 'Kerkstraat 10-2, 1016AB Amsterdam',
      complexId: null,
    },
    unitId: KERKSTRAAT,
    addressLine: 'Kerkstraat 10-2',
    fullAddress: 'Kerkstraat 10-2, 1016AB Amsterdam',
    number: 'H-39999',
  }),
];

/** A colleague is a person too: `properties.colleagueId` is the id of the colleague. */
const employees = (): Person[] =>
  db.colleagues.map(({ id, personId, roleId, name, department, job, email, phoneNumber }) =>
    aPerson({
      ...nothingKnown,
      id: personId,
      name,
      department,
      jobTitle: job,
      roles: { employee: roleId },
      properties: { colleagueId: id },
      ...reachedAt({
        phoneNumbers:
          phoneNumber === null
            ? []
            : [{ number: phoneNumber, description: 'Werk', type: 'Work', original: phoneNumber }],
        emailAddresses: email === null ? [] : [email],
      }),
    }),
  );

/** Every prospect is registered for a home, every other one for a garage too. */
const registrations = (): Registration[] =>
  db.people
    .where(({ roles }) => Boolean(roles?.prospect))
    .flatMap(({ id, roles }, index) => {
      const wanted = index % 2 === 0 ? [1] : [1, 2];
      return wanted.map((type) =>
        aRegistration({
          id: fixedId('cb', 2 * index + type),
          personId: id,
          roleId: roles?.prospect ?? null,
          type,
          registrationNumber: `W-${100_200 + 2 * index + type}`,
        }),
      );
    });

/**
 * Adds people who are no ordinary tenants. They are added last, because the tasks and cases of a world are about the
 * others.
 */
export function seedUncommonPeople(): void {
  for (const person of [...people, ...employees()]) db.people.add(person);
  for (const contract of contracts) db.contracts.add(contract);
  for (const registration of registrations()) db.registrations.add(registration);
}
