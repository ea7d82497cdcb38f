import fc from 'fast-check';
import * as v from 'valibot';
import { Colleague, FunctionGroup } from './colleague';
import { addressText } from './contactDetails';
import { Contract, contractAddress, contractStatusLabel } from './contract';
import { homeOf, Person, postalAddressOf, rolesOf } from './person';

const home = {
  type: 'Home',
  addressLine: 'Kerkstraat 10-2',
  fullAddressLine: 'Kerkstraat 10-2, 1016AB Amsterdam',
  zipCode: '1016AB',
  city: 'Amsterdam',
  street: 'Kerkstraat',
  houseNumber: 10,
  houseNumberSuffix: '2',
  country: 'Nederland',
};
const postal = { ...home, type: 'Postal', addressLine: 'Postbus 101', houseNumberSuffix: null };

const records = {
  person: {
    schema: Person,
    whole: {
      id: 'e2000000-0000-4000-8000-000000000002',
      type: 'natural',
      name: 'Maria van Dijk',
      firstName: 'Maria',
      insertion: 'van',
      lastName: 'Dijk',
      initials: 'M.',
      gender: 'Female',
      birthDate: '1994-11-11',
      correspondenceType: 'Mail',
      roles: {
        customer: 'e3000000-0000-4000-8000-000000000002',
        prospect: 'e3000000-0000-4000-8000-000000000003',
      },
      contactDetails: {
        emailAddresses: [{ emailAddress: 'bewoner2@mail.example' }],
        phoneNumbers: [
          { number: '0610000731', description: 'Mobiel', type: 'Mobile', original: '0610000731' },
        ],
        addresses: [home, postal],
      },
      homeAddress: home,
      postalAddress: postal,
      companyName: null,
      chamberOfCommerceNumber: null,
      customerStatus: 'Active',
      externalId: '200002',
      department: null,
      jobTitle: null,
      characteristics: ['Aggressive'],
      properties: { Huisdier: 'kat' },
    },
  },
  contract: {
    schema: Contract,
    whole: {
      id: 'c2000000-0000-4000-8000-000000000001',
      roleId: 'e3000000-0000-4000-8000-000000000001',
      status: 1,
      startDate: '2026-05-06T10:57:15.807Z',
      endDate: null,
      customers: [{ personId: 'e2000000-0000-4000-8000-000000000001', name: 'Jan Peters' }],
      unit: {
        id: 'ab000000-0000-4000-8000-000000000001',
        addressLine: 'Lindengracht 3',
        fullAddressLine: 'Lindengracht 3, 1015AB Amsterdam',
        complexId: 'ac000000-0000-4000-8000-000000000001',
      },
      unitId: 'ab000000-0000-4000-8000-000000000001',
      addressLine: 'Lindengracht 3',
      fullAddress: 'Lindengracht 3, 1015AB Amsterdam',
      bailiffCase: false,
      hasArrears: true,
      hasPaymentArrangement: false,
      hasUnpaidBills: false,
      number: 'H-40000',
    },
  },
  colleague: {
    schema: Colleague,
    whole: {
      id: 'e1000000-0000-4000-8000-000000000001',
      personId: 'e2000000-0000-4000-8000-000000000065',
      roleId: 'e3000000-0000-4000-8000-000000000065',
      name: 'Sanne de Vries',
      department: 'Klantcontactcentrum',
      job: 'Medewerker klantcontact',
      email: 'medewerker1@corporatie.example',
      phoneNumber: '0201234501',
      phoneNumber2: '0612345610',
      functiongroups: [{ id: 'f1000000-0000-4000-8000-000000000001', title: 'Klantcontactcentrum' }],
    },
  },
  functionGroup: {
    schema: FunctionGroup,
    whole: {
      id: 'f1000000-0000-4000-8000-000000000001',
      title: 'Klantcontactcentrum',
      memberIds: ['e1000000-0000-4000-8000-000000000001'],
    },
  },
} as const;

type Fields = Readonly<Record<string, unknown>>;
const cases = Object.entries(records).map(
  ([name, { schema, whole }]) => [name, schema as v.GenericSchema<unknown, Fields>, whole as Fields] as const,
);

/** Missing, null, of another type, unknown, or hostile. */
const broken = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'constructor',
    '__proto__',
    17,
    -1,
    true,
    [],
    {},
    [null],
    [[]],
  ),
  fc.constant({ toString: () => 'kwaad', id: null }),
  fc.constant('\uD800'),
  fc.anything(),
);

const labelled = (record: Fields) => {
  const person = v.parse(Person, record);
  [homeOf(person), postalAddressOf(person)].forEach((address) => address && addressText(address));
  rolesOf(person);
  const contract = v.parse(Contract, record);
  return [contractAddress(contract), contractStatusLabel(contract.status)];
};

describe.each(cases)('a %s', (_, schema, whole) => {
  const names = Object.keys(whole).filter((name) => name !== 'id');
  const decoded = v.parse(schema, whole);

  it('keeps every field that the wire names', () => {
    expect(Object.keys(decoded).sort()).toEqual(Object.keys(whole).sort());
    for (const name of names) {
      const isThere = whole[name] !== null;
      expect(decoded[name] !== null, name).toBe(isThere);
    }
  });

  it('loses a broken field alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), broken, (name, value) => {
        const result = v.parse(schema, { ...whole, [name]: value });
        expect({ ...result, [name]: null }).toEqual({ ...decoded, [name]: null });
      }),
    );
  });

  it('survives with all of it broken, as long as it has an id', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), broken), (fields) => {
        const { id, ...rest } = v.parse(schema, { ...fields, id: 'x' });
        expect(id).toBe('x');
        expect(Object.keys(rest).sort()).toEqual(names.toSorted());
        labelled({ ...fields, id: 'x' });
      }),
    );
  });

  it.each([undefined, null, '', {}, []])('is none with %j for an id', (id) => {
    expect(v.safeParse(schema, { ...whole, id }).success).toBe(false);
  });
});

it('loses a broken part of a list or record alone', () => {
  const { whole } = records.person;
  const { addresses, phoneNumbers } = whole.contactDetails;
  const person = v.parse(Person, {
    ...whole,
    homeAddress: null,
    contactDetails: {
      emailAddresses: 'x',
      phoneNumbers: [null, ...phoneNumbers],
      addresses: [17, ...addresses],
    },
  });
  expect(person.contactDetails.emailAddresses).toEqual([]);
  expect(person.contactDetails.phoneNumbers).toHaveLength(1);
  expect(homeOf(person)).toMatchObject({ fullAddressLine: home.fullAddressLine });
  const contract = v.parse(Contract, {
    ...records.contract.whole,
    fullAddress: {},
    unit: { ...records.contract.whole.unit, id: null },
  });
  expect(contractAddress(contract)).toBe('Lindengracht 3, 1015AB Amsterdam');
});

it.each([
  [{ fullAddressLine: 'Kerkstraat 10-2, 1016AB Amsterdam' }, 'Kerkstraat 10-2, 1016AB Amsterdam'],
  [
    { addressLine: 'Kerkstraat 10-2', zipCode: '1016AB', city: 'Amsterdam' },
    'Kerkstraat 10-2, 1016AB Amsterdam',
  ],
  [{ addressLine: 'Kerkstraat 10-2' }, 'Kerkstraat 10-2'],
  [{ city: 'Amsterdam' }, 'Amsterdam'],
  [{}, null],
])('the address %j reads as %s', (wire, expected) => {
  const address = v.parse(Person, { id: 'x', homeAddress: wire }).homeAddress;
  expect(address && addressText(address)).toBe(expected);
});
