import { aCaseActivity, ago, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import { userIds } from '../session/users';
import { DAY } from '../world/clock';
import type { Random } from '../world/random';
import { aValuation } from './builders';
import { fixedId } from '../db/fixedIds';

const STORIES = [
  ['Lekkage badkamer', 'Monteur heeft de sifon vervangen.'],
  ['Opzegging huur', 'Sleutels ingeleverd bij de opzichter.'],
  ['Eindinspectie', 'Woning in goede staat opgeleverd.'],
  ['Geluidsoverlast', 'Buren gesproken; afspraken op papier gezet.'],
  ['Cv-ketel onderhoud', 'Jaarlijks onderhoud uitgevoerd.'],
  ['Sleutel kwijt', 'Cilinder van de voordeur vervangen.'],
] as const;

const COMPONENTS = [
  { name: 'Oppervlakte vertrekken', points: 62 },
  { name: 'Oppervlakte overige ruimten', points: 9 },
  { name: 'Verwarming', points: 8 },
  { name: 'Energieprestatie', points: 28 },
  { name: 'Keuken', points: 9 },
  { name: 'Sanitair', points: 11 },
  { name: 'Buitenruimte', points: 7 },
];

/** The number of cases of a unit that was let for years. */
const USUAL = 42;
const MANY = 2_000;

function seedYears(unitId: string, count: number, random: Random): void {
  const colleague = db.colleagues.find(userIds.bram);
  for (let number = 0; number < count; number += 1) {
    const [title, description] = random.pick(STORIES);
    const startTime = ago((number * 6_000 * DAY) / count + random.int(0, 9) * DAY);
    const found = db.cases.add(
      aTimelineCase({
        id: random.guid(),
        title,
        status: number < 2 ? 3 : 2,
        created: startTime,
        unitId,
        complexId: null,
      }),
    );
    db.caseActivities.add(
      aCaseActivity({
        id: random.guid(),
        caseId: found.id,
        description,
        startTime,
        ...(colleague && {
          colleague: { id: colleague.id, name: colleague.name, type: 'Employee', department: null },
        }),
      }),
    );
  }
}

/** Adds the cases and valuations of some units. */
export function seedUnitHistory(random: Random, isLong: boolean): void {
  const [first, second] = [fixedId('ab', 1), fixedId('ab', 2)];
  if (db.units.find(first)) seedYears(first, isLong ? MANY : USUAL, random);
  if (db.units.find(second)) seedYears(second, 3, random);
  const complexId = db.units.find(first)?.complexId ?? null;
  if (complexId !== null) {
    const found = db.cases.add(
      aTimelineCase({ id: random.guid(), title: 'Lift in storing', status: 3, complexId, created: ago(DAY) }),
    );
    db.caseActivities.add(
      aCaseActivity({
        id: random.guid(),
        caseId: found.id,
        description: 'Bewoners melden dat de lift stilstaat; monteur komt vandaag.',
        startTime: ago(DAY),
      }),
    );
  }
  db.valuations.add(aValuation({ id: fixedId('e9', 1), unitId: first, components: COMPONENTS }));
}
