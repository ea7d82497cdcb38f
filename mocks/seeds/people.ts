import { ContractStatus } from '@/domain/contract';
import { CorrespondenceType, Gender, HousingAllocationType } from '@/domain/personTraits';
import { DAY } from '../clock';
import { db } from '../db/db';
import { aContract, aPerson } from '../db/builders';
import { groupIds, userIds } from '../users';
import type { Random } from '../random';
import type { PersonRecord } from '../db/records';
import { colleagueNames, firstNames, lastNames, menNames, streets, towns } from './vocabulary';

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

const phone = (random: Random) =>
  `06 ${random.int(10, 58)} ${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)}`;

export function seedColleagues(random: Random): void {
  for (const [key, title] of Object.entries(groupTitles)) {
    db.functionGroups.add({ id: groupIds[key as keyof typeof groupIds], title });
  }
  for (const { id, name, department, groups } of userSeeds) {
    db.colleagues.add({
      id,
      name,
      department,
      personId: random.guid(),
      roleId: random.guid(),
      functionGroupIds: groups,
      telephone: '050 318 40 00',
      hasPhoto: id === userIds.anne || id === userIds.carla,
    });
  }
  for (const { name, department } of colleagueNames) {
    db.colleagues.add({
      id: random.guid(),
      name,
      department,
      personId: random.guid(),
      roleId: random.guid(),
      functionGroupIds: groupsOfDepartment[department] ?? [],
      telephone: `050 318 ${random.int(10, 99)} ${random.int(10, 99)}`,
      hasPhoto: random.chance(0.4),
    });
  }
}

/** Of every ten: seven customers, one customer with more roles, one prospect, one vendor. */
function rolesOf(index: number, random: Random): PersonRecord['roles'] {
  const kind = index % 10;
  const isCustomer = kind < 8;
  return {
    customer: isCustomer ? random.guid() : null,
    prospect: kind === 7 || kind === 8 ? random.guid() : null,
    occupant: null,
    vendor: kind === 9 ? random.guid() : null,
    employee: null,
  };
}

export function aSeededPerson(index: number, random: Random): PersonRecord {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const town = random.pick(towns);
  const roles = rolesOf(index, random);
  const letters = random.pick(['AB', 'CD', 'EG', 'HK', 'LN', 'PR', 'TX', 'ZA']);
  const isVendor = roles.vendor !== null;
  return aPerson({
    id: random.guid(),
    name: isVendor ? `${lastName} Installatietechniek B.V.` : `${firstName} ${lastName}`,
    firstName: isVendor ? null : firstName,
    lastName,
    roles,
    birthDate: isVendor
      ? null
      : new Date(Date.UTC(random.int(1938, 2004), random.int(0, 11), random.int(1, 28))).toISOString(),
    address: {
      street: random.pick(streets),
      houseNumber: `${random.int(1, 240)}${random.chance(0.2) ? random.pick(['a', 'b', '-3', ' hs']) : ''}`,
      postalCode: `${town.code} ${letters}`,
      city: town.city,
    },
    phoneNumbers: random.chance(0.9) ? [{ number: phone(random), type: 'Mobile' }] : [],
    gender: isVendor ? Gender.Unknown : menNames.has(firstName) ? Gender.Male : Gender.Female,
    correspondenceType: index % 3 === 0 ? CorrespondenceType.Mail : CorrespondenceType.Digital,
    housingAllocationType: index % 9 === 0 ? HousingAllocationType.Garage : HousingAllocationType.House,
    email: random.chance(0.8) ? `relatie${index + 1}@voorbeeld.nl` : null,
  });
}

const contractCounts = [1, 1, 2, 0, 1, 3, 1] as const;

function seedContracts(person: PersonRecord, index: number, random: Random, now: number): void {
  const { roles, address } = person;
  if (roles.customer === null || address === null) return;
  const wanted = contractCounts[index % contractCounts.length] ?? 1;
  const at = `${address.street} ${address.houseNumber}`;
  for (let number = 0; number < wanted; number += 1) {
    const isGarage = number === 1;
    const isExpired = number === 2;
    const started = now - random.int(1, 20) * YEAR;
    db.contracts.add(
      aContract({
        id: random.guid(),
        title: isGarage ? `Huurovereenkomst garagebox ${random.int(1, 60)}` : `Huurovereenkomst ${at}`,
        status: isExpired ? ContractStatus.Expired : ContractStatus.Active,
        startDate: new Date(started).toISOString(),
        endDate: isExpired ? new Date(now - YEAR / 2).toISOString() : null,
        unit: { id: random.guid(), address: `${at}, ${address.city}` },
        roleId: roles.customer,
      }),
    );
  }
}

export function seedPeople(random: Random, now: number): void {
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = aSeededPerson(index, random);
    db.people.add(person);
    seedContracts(person, index, random, now);
  }
}
