import { fixedId, JAN, MARIA } from '../db/fixedIds';
import { db } from '../db/db';
import {
  aMobile,
  anAccount,
  anAdditionalField,
  anAddress,
  aPerson,
  aRegistration,
  aSynchronizedObject,
  reachedAt,
} from './builders';
import type { Account, CardAdditionalField, Person, Registration } from '../wire/people';

const MANAGED = fixedId('e2', 10);
const BLOCKED = fixedId('e2', 11);

const people: readonly Person[] = [
  /** An outside system manages this person, so few of her fields can be changed here. */
  aPerson({
    id: MANAGED,
    name: 'Johanna Dekker',
    firstName: 'Johanna',
    lastName: 'Dekker',
    initials: 'J.',
    externalId: '300010',
    roles: { customer: fixedId('e3', 10) },
    characteristics: ['Aggressive', 'Doof'],
    properties: { Huisdier: 'Twee katten & een hond', Dossier: '' },
    ...reachedAt({
      addresses: [
        anAddress({ street: 'Prinsengracht', houseNumber: 263, zipCode: '1016GV', city: 'Amsterdam' }),
      ],
      phoneNumbers: [aMobile('0610000010')],
      emailAddresses: ['j.dekker@mail.example'],
    }),
  }),
  aPerson({
    id: BLOCKED,
    name: 'Achmed Bouzid',
    firstName: 'Achmed',
    lastName: 'Bouzid',
    initials: 'A.',
    gender: 'Male',
    externalId: '300011',
    roles: { prospect: fixedId('e3', 11) },
    ...reachedAt({
      addresses: [
        anAddress({
          street: 'Rue de la Loi',
          houseNumber: 16,
          zipCode: '1000',
          city: 'Brussel',
          country: 'België',
        }),
      ],
      emailAddresses: ['a.bouzid@mail.example'],
    }),
  }),
];

const accounts: readonly Account[] = [
  anAccount({ id: fixedId('be', 1), personId: MARIA, username: 'bewoner2@mail.example' }),
  anAccount({
    id: fixedId('be', 2),
    personId: BLOCKED,
    username: 'a.bouzid@mail.example',
    isBlocked: true,
    lastLogin: null,
  }),
  anAccount({ id: fixedId('be', 3), personId: JAN, username: 'jan.peters@mail.example', isActive: false }),
];

const additionalFields: readonly CardAdditionalField[] = [
  anAdditionalField({ id: fixedId('db', 1) }),
  anAdditionalField({
    id: fixedId('db', 2),
    block: 'overig',
    name: 'Dossier',
    position: 2,
    deepLinkUrl: null,
    deepLinkLabel: null,
  }),
  anAdditionalField({ id: fixedId('db', 3), isActive: false, name: 'Vervallen' }),
  anAdditionalField({ id: fixedId('db', 4), card: 'Unit', name: 'Energielabel' }),
];

/** Two registrations. The one of Maria waits for a first answer and has no number, so it can still be removed. */
const registrations: readonly Registration[] = [
  aRegistration({
    id: fixedId('cb', 901),
    personId: MARIA,
    roleId: fixedId('e3', 3),
    type: 3,
    registrationNumber: '',
    isActive: false,
    status: 'Nieuw',
    renewalDate: null,
    description: 'Parkeerplaats',
    remarks: 'Graag dicht bij de Kerkstraat.',
    reactions: null,
  }),
  aRegistration({
    id: fixedId('cb', 902),
    personId: BLOCKED,
    roleId: fixedId('e3', 11),
    registrationNumber: 'W-100902',
    reactions: [
      {
        id: fixedId('cb', 801),
        status: 'Ontvangen',
        date: '2026-11-02T10:57:15.813Z',
        addressLine: 'Kerkstraat 10-2',
        position: 1,
      },
      {
        id: fixedId('cb', 802),
        status: 'NietToegewezen',
        date: '2026-09-14T08:00:00.000Z',
        addressLine: 'Rozengracht 88',
        position: 14,
      },
      { id: fixedId('cb', 803), status: 'Onderzoek', date: null, addressLine: null, position: null },
    ],
  }),
];

/** Adds the records that the details and registrations of a person card show. */
export function seedPersonCards(): void {
  for (const person of people) db.people.add(person);
  for (const account of accounts) db.accounts.add(account);
  for (const field of additionalFields) db.additionalFields.add(field);
  for (const registration of registrations) db.registrations.add(registration);
  db.synchronizedObjects.add(aSynchronizedObject({ id: fixedId('dc', 1), entityId: MANAGED }));
}
