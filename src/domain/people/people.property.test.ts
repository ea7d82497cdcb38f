import * as v from 'valibot';
import { Account } from './account';
import { Bill } from '../tenancy/bill';
import { Colleague, FunctionGroup } from '../colleagues/colleague';
import { addressText } from './contactDetails';
import { Contract, contractAddress, contractStatusLabel } from '../tenancy/contract';
import { ContractContact, Contractor } from '../tenancy/contractor';
import { Vendor, VendorToEdit, VendorWithAreas } from '../vendors/vendor';
import { homeOf, Person, postalAddressOf, rolesOf } from './person';
import { Satisfaction } from './satisfaction';
import { WorkArea } from '../properties/units';
import { decodesForgivingly, type Fields } from '@/testing/badData/decodesForgivingly';

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

const vendor = {
  id: 'e3000000-0000-4000-8000-000000000019',
  personId: 'e2000000-0000-4000-8000-000000000017',
  name: 'Loodgietersbedrijf De Kraan B.V.',
  chamberOfCommerceNumber: '34121022',
  contactDetails: { emailAddresses: [], phoneNumbers: [], addresses: [home] },
  isExternal: true,
  isActive: true,
};

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
      ...{ initials: 'M.', gender: 'Female' },
      birthDate: '1994-11-11',
      correspondenceType: 'Mail',
      ...{ notificationSettings: { email: true, sms: false, newsletter: false }, personIsDeletable: false },
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
      modified: '2026-10-12T10:57:15.811Z',
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
      rent: 480.25,
    },
  },
  bill: {
    schema: Bill,
    whole: {
      id: 'ca000000-0000-4000-8000-000000000002',
      contractId: 'c2000000-0000-4000-8000-000000000002',
      number: 'F202600002',
      description: 'Huur maand 2',
      date: '2026-10-13T10:57:15.813Z',
      dueDate: '2026-10-27T10:57:15.813Z',
      amount: 613.35,
      outstandingAmount: 613.35,
      status: 1,
      payments: [
        {
          id: 'ca000000-0000-4000-8000-00000000c352',
          status: 10,
          method: 'TransactionForm',
          amount: 613.35,
          date: '2026-10-18T10:57:15.813Z',
        },
      ],
    },
  },
  score: {
    schema: Satisfaction,
    whole: {
      id: 'cd000000-0000-4000-8000-000000000001',
      score: 8.4,
      title: 'Reparatie',
      comment: 'Snel en vriendelijk geholpen.',
      channel: 'Survey',
      date: '2026-11-21T10:57:15.813Z',
    },
  },
  contractor: {
    schema: Contractor,
    whole: {
      id: 'e3000000-0000-4000-8000-000000000001',
      personId: 'e2000000-0000-4000-8000-000000000001',
      name: 'Jan Peters',
      role: 'customer',
      contractId: 'c2000000-0000-4000-8000-000000000001',
      addressLine: 'Kerkstraat 10-2',
      contactDetails: { emailAddresses: [], phoneNumbers: [], addresses: [home] },
    },
  },
  contact: {
    schema: ContractContact,
    whole: {
      id: 'ce000000-0000-4000-8000-00000000005b',
      personId: 'e2000000-0000-4000-8000-000000000024',
      name: 'Anna de Jong',
      function: 'Mantelzorger',
      phoneNumber: null,
      emailAddress: null,
      remark: null,
    },
  },
  account: {
    schema: Account,
    whole: {
      id: 'be000000-0000-4000-8000-000000000001',
      username: 'bewoner1@mail.example',
      isActive: true,
      isBlocked: false,
      created: '2026-01-26T10:57:15.813Z',
      lastLogin: '2026-11-22T10:57:15.813Z',
    },
  },
  vendor: { schema: Vendor, whole: vendor },
  vendorWithAreas: {
    schema: VendorWithAreas,
    whole: {
      ...vendor,
      workAreas: [{ id: 'cf000000-0000-4000-8000-000000000001', name: 'Wijkbeheer Noord' }],
    },
  },
  vendorToEdit: {
    schema: VendorToEdit,
    whole: {
      ...vendor,
      workAreaIds: ['cf000000-0000-4000-8000-000000000001'],
      planningEmail: 'planning@dak.example',
      remarks: null,
    },
  },
  workArea: {
    schema: WorkArea,
    whole: {
      id: 'cf000000-0000-4000-8000-000000000001',
      name: 'Wijkbeheer Noord',
      colleagues: [
        {
          id: 'e1000000-0000-4000-8000-000000000001',
          personId: 'e2000000-0000-4000-8000-000000000065',
          name: 'Sanne de Vries',
          job: 'Medewerker klantcontact',
        },
      ],
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
      status: 'Available',
      pictureBlobId: 'b10b0000-0000-4000-8000-000000000001',
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

const labelled = (record: Fields): void => {
  const person = v.parse(Person, record);
  [homeOf(person), postalAddressOf(person)].forEach((address) => address && addressText(address));
  rolesOf(person);
  const contract = v.parse(Contract, record);
  contractAddress(contract);
  contractStatusLabel(contract.status);
};

for (const [name, { schema, whole }] of Object.entries(records))
  decodesForgivingly(name, schema, whole, labelled);

it('A person or a contract loses only the broken part of a list or record', () => {
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
  expect(contractAddress(contract)).toBe('Lindengracht 3, 1015 AB Amsterdam');
});

it.each([
  [{ fullAddressLine: 'Kerkstraat 10-2, 1016AB Amsterdam' }, 'Kerkstraat 10-2, 1016 AB Amsterdam'],
  [
    { addressLine: 'Kerkstraat 10-2', zipCode: '1016AB', city: 'Amsterdam' },
    'Kerkstraat 10-2, 1016 AB Amsterdam',
  ],
  [{ addressLine: 'Kerkstraat 10-2' }, 'Kerkstraat 10-2'],
  [{ city: 'Amsterdam' }, 'Amsterdam'],
  [{}, null],
])('The address %j is shown as %s', (wire, expected) => {
  const address = v.parse(Person, { id: 'x', homeAddress: wire }).homeAddress;
  expect(address && addressText(address)).toBe(expected);
});
