import { DAY } from '../world/clock';
import { db } from '../db/db';
import { aColleague, aContract, aMobile, anAddress, aPerson, nothingHuman, reachedAt } from './builders';
import type { Address, PhoneNumber, Roles } from '../wire/people';
import type { ColleagueRecord, PersonRecord } from '../db/records';
import { omit } from '../backend/omit';
import type { Random } from '../world/random';
import { groupIds, userIds } from '../session/users';
import { colleagueNames, firstNames, lastNames, menNames, streets, towns } from '../world/vocabulary';

const PEOPLE = 64;
const YEAR = 365 * DAY;

const groupTitles: Readonly<Record<keyof typeof groupIds, string>> = {
  klantcontact: 'Klantcontactcentrum',
  verhuur: 'Verhuur en mutatie',
  incasso: 'Huurincasso',
  leefbaarheid: 'Leefbaarheid',
  onderhoud: 'Dagelijks onderhoud',
  mutatie: 'Mutatieteam',
  beheer: 'Functioneel beheer',
  wijkteam: 'Wijkteam Noord-Oost, inclusief vrijwilligerscoördinatie',
  weekend: 'Avond- en weekendteam',
};

const { klantcontact, verhuur, incasso, leefbaarheid, onderhoud, mutatie, beheer, wijkteam, weekend } =
  groupIds;

const userSeeds = [
  {
    id: userIds.anne,
    name: 'Anne de Vries',
    department: 'Klantcontactcentrum',
    groups: [klantcontact, verhuur, weekend],
  },
  {
    id: userIds.bram,
    name: 'Bram Jansen',
    department: 'Zaakafhandeling',
    groups: [leefbaarheid, incasso, weekend],
  },
  { id: userIds.carla, name: 'Carla Meijer', department: 'Informatievoorziening', groups: [beheer] },
  { id: userIds.dirk, name: 'Dirk Postma', department: 'Facilitair', groups: [] },
];

const groupsOfDepartment: Readonly<Record<string, string[]>> = {
  Klantcontactcentrum: [klantcontact],
  'Verhuur en mutatie': [verhuur, mutatie],
  Huurincasso: [incasso],
  Leefbaarheid: [leefbaarheid, wijkteam],
  'Dagelijks onderhoud': [onderhoud],
  Zaakafhandeling: [leefbaarheid, incasso],
  Informatievoorziening: [beheer],
};

const jobs: Readonly<Record<string, string>> = {
  Klantcontactcentrum: 'Medewerker klantcontact',
  'Verhuur en mutatie': 'Verhuurconsulent',
  Huurincasso: 'Incassoconsulent',
  Leefbaarheid: 'Wijkbeheerder',
  'Dagelijks onderhoud': 'Opzichter',
  Zaakafhandeling: 'Zaakbehandelaar',
};

const PRESENCES = 8;

const twoDigits = (random: Random) => random.int(10, 99);

function addColleague(known: Pick<ColleagueRecord, 'id' | 'name'> & Partial<ColleagueRecord>): void {
  const { name, department = null } = known;
  const index = db.colleagues.size;
  db.colleagues.add(
    aColleague({
      job: jobs[department ?? ''] ?? null,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@corporatie.example`,
      status: (index % PRESENCES) + 1,
      ...known,
    }),
  );
}

export function seedColleagues(random: Random): void {
  const newIds = () => ({ personId: random.guid(), roleId: random.guid() });
  for (const [key, title] of Object.entries(groupTitles)) {
    db.functionGroups.add({ id: groupIds[key as keyof typeof groupIds], title });
  }
  for (const { id, name, department, groups } of userSeeds) {
    addColleague({
      id,
      name,
      department,
      ...newIds(),
      functionGroupIds: groups,
      phoneNumber: '0503184000',
      phoneNumber2: id === userIds.bram ? '0612345610' : null,
      pictureBlobId: id === userIds.anne || id === userIds.carla ? id : null,
    });
  }
  for (const { name, department } of colleagueNames) {
    const id = random.guid();
    addColleague({
      id,
      name,
      department,
      ...newIds(),
      functionGroupIds: groupsOfDepartment[department] ?? [],
      phoneNumber: `050318${twoDigits(random)}${twoDigits(random)}`,
      pictureBlobId: random.chance(0.4) ? id : null,
    });
  }
}

/** Seven of every ten people are customers. One is a customer with more roles, one a prospect, and one a vendor. */
function rolesOf(index: number, random: Random): Roles {
  const kind = index % 10;
  return {
    ...(kind < 8 && { customer: random.guid() }),
    ...((kind === 7 || kind === 8) && { prospect: random.guid() }),
    ...(kind === 9 && { vendor: random.guid() }),
  };
}

const mobileOf = (random: Random) =>
  `06${random.int(10, 58)}${twoDigits(random)}${twoDigits(random)}${twoDigits(random)}`;

function phonesOf(index: number, random: Random): PhoneNumber[] {
  if (!random.chance(0.9)) return [];
  const mobile = aMobile(mobileOf(random));
  const home = `05031${String(index).padStart(5, '0')}`;
  return index % 4 === 0
    ? [mobile, { number: home, description: 'Thuis', type: 'Home', original: home }]
    : [mobile];
}

const suffixOf = (random: Random): string | null =>
  random.chance(0.2) ? random.pick(['a', 'b', '3', 'hs']) : null;

const CUSTOMER_STATUSES = ['Active', 'Active', 'Active', 'Future', 'InActive'];

interface FullName {
  firstName: string;
  insertion: string | null;
  lastName: string;
}

const surnameOf = ({ insertion, lastName }: FullName): string =>
  insertion === null ? lastName : `${insertion} ${lastName}`;

const asHuman = (named: FullName, birthDate: string): Partial<PersonRecord> => ({
  ...named,
  name: `${named.firstName} ${surnameOf(named)}`,
  initials: `${named.firstName.charAt(0)}.`,
  gender: menNames.has(named.firstName) ? 'Male' : 'Female',
  birthDate,
});

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function asCompany(named: FullName, index: number): Partial<PersonRecord> {
  const name = capital(`${surnameOf(named)} Installatietechniek B.V.`);
  return {
    type: 'legal',
    name,
    companyName: name,
    chamberOfCommerceNumber: String(34_120_000 + index),
    ...nothingHuman,
  };
}

const birthDateOf = (random: Random): string =>
  new Date(Date.UTC(random.int(1938, 2004), random.int(0, 11), random.int(1, 28))).toISOString().slice(0, 10);

export function aSeededPerson(index: number, random: Random): PersonRecord {
  const named: FullName = { firstName: random.pick(firstNames), ...random.pick(lastNames) };
  const town = random.pick(towns);
  const roles = rolesOf(index, random);
  const letters = random.pick(['AB', 'CD', 'EG', 'HK', 'LN', 'PR', 'TX', 'ZA']);
  const id = random.guid();
  const who = roles.vendor ? asCompany(named, index) : asHuman(named, birthDateOf(random));
  const home = anAddress({
    street: random.pick(streets),
    houseNumber: random.int(1, 240),
    houseNumberSuffix: suffixOf(random),
    zipCode: `${town.code}${letters}`,
    city: town.city,
  });
  const phoneNumbers = phonesOf(index, random);
  const emailAddresses = random.chance(0.8) ? [`relatie${index + 1}@voorbeeld.nl`] : [];
  return aPerson({
    id,
    ...who,
    roles,
    correspondenceType: index % 3 === 0 ? 'Mail' : 'Digital',
    customerStatus: roles.customer ? (CUSTOMER_STATUSES[index % CUSTOMER_STATUSES.length] ?? null) : null,
    externalId: String(200_001 + index),
    ...reachedAt({ addresses: addressesOf(index, home), phoneNumbers, emailAddresses }),
  });
}

/** Every sixth person receives mail at a post-office box. */
const addressesOf = (index: number, home: Address): Address[] =>
  index % 6 === 0
    ? [
        home,
        anAddress({
          type: 'Postal',
          street: 'Postbus',
          houseNumber: 100 + index,
          zipCode: '9700AA',
          city: 'Groningen',
          country: 'NL',
        }),
      ]
    : [home];

const contractCounts = [1, 1, 2, 0, 1, 3, 1] as const;

function seedContracts(person: PersonRecord, index: number, random: Random, now: number): void {
  const { roles, homeAddress } = person;
  if (!roles?.customer || !homeAddress) return;
  const wanted = contractCounts[index % contractCounts.length] ?? 1;
  for (let number = 0; number < wanted; number += 1) {
    const isGarage = number === 1;
    const isExpired = number === 2;
    const started = now - random.int(1, 20) * YEAR;
    const { addressLine = null, fullAddressLine = null } = isGarage
      ? anAddress({
          ...omit(homeAddress, 'addressLine', 'fullAddressLine'),
          houseNumberSuffix: `G${random.int(1, 60)}`,
        })
      : homeAddress;
    const id = random.guid();
    const unit = { id: random.guid(), addressLine, fullAddressLine, complexId: null };
    db.contracts.add(
      aContract({
        id,
        status: isExpired ? 3 : 1,
        startDate: new Date(started).toISOString(),
        endDate: isExpired ? new Date(now - YEAR / 2).toISOString() : null,
        customers: [{ personId: person.id, name: person.name ?? null }],
        unit,
        unitId: unit.id,
        addressLine,
        fullAddress: fullAddressLine,
        number: `H-${40_000 + db.contracts.size}`,
        roleId: roles.customer,
      }),
    );
    db.zones.add({ id: unit.id, name: addressLine, type: 'Unit', parentId: null });
  }
}

export function seedPeople(random: Random, now: number): void {
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = aSeededPerson(index, random);
    db.people.add(person);
    seedContracts(person, index, random, now);
  }
}
