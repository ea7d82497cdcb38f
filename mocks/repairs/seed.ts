import { fixedHexId, KERKSTRAAT } from '../db/fixedIds';
import { db } from '../db/db';
import { selfOf } from '../people/assignees';
import { users } from '../session/users';
import type { RepairItem, RepairRequest } from '../wire/repairs';
import { clock, DAY } from '../world/clock';
import type { Random } from '../world/random';
import { areas, places } from './defectTree';
import { USUAL } from './rules';
import { namedUnit } from './requests';
import { tellOnTimeline } from './submitHandlers';

/** A vendor that a rule names but who does not exist. */
const GONE_VENDOR = 'e3000000-0000-4000-8000-0000000000ff';
const FULL_VENDOR = 2;
const FIRST_SPECIFICATION = 0x33;

const vendorRoles = (): string[] => db.people.all().flatMap(({ roles }) => roles?.vendor ?? []);

const placeId = (code: string): string | null => {
  const at = places.findIndex(([known]) => known === code);
  return at < 0 ? null : fixedHexId('f4', at + 1);
};

function addAnswer(name: string, index: number, parent: string | null, place: string | null): string {
  return db.repairAnswers.add({
    id: fixedHexId('f2', db.repairAnswers.size + 1),
    name,
    title: name,
    index,
    parent,
    locationTypeId: place === null ? null : placeId(place),
  }).id;
}

type Room = (typeof areas)[keyof typeof areas][number];

function addDefect({ name, rule }: Room['defects'][number], answerId: string, place: string): void {
  const { id: defectId } = db.repairDefects.add({
    id: fixedHexId('f3', db.repairDefects.size + 1),
    name,
    title: name,
    answerId,
    locationTypeId: placeId(place),
  });
  if (rule === undefined) return;
  const { vendors = [], ...rest } = rule;
  const known = pick(vendorRoles(), vendors);
  db.repairRules.add({
    id: fixedHexId('f5', db.repairRules.size + 1),
    name: `Regel bij ${name}`,
    answerId,
    defectId,
    ...USUAL,
    specificationCodeId: fixedHexId('f4', FIRST_SPECIFICATION),
    vendorOptionIds: vendors.length > 1 ? [...known, GONE_VENDOR] : known,
    ...rest,
  });
}

const pick = (known: readonly string[], at: readonly number[]): string[] =>
  at.flatMap((place) => known[place] ?? []);

function addRoom({ name, place, defects }: Room, areaId: string): void {
  const roomId = addAnswer(name, 2, areaId, place);
  const parts = new Map<string, string>();
  for (const defect of defects) {
    const partId = parts.get(defect.part) ?? addAnswer(defect.part, 3, roomId, place);
    parts.set(defect.part, partId);
    addDefect(defect, partId, place);
  }
}

function seedTree(): void {
  for (const [area, rooms] of Object.entries(areas)) {
    const areaId = addAnswer(area, 1, null, null);
    for (const room of rooms) addRoom(room, areaId);
  }
}

function seedCodes(): void {
  for (const [number, [code, name, isCollective]] of places.entries())
    db.locationTypes.add({ id: fixedHexId('f4', number + 1), code, name, title: name, isCollective });
  for (const [number, name] of ['Loodgieter', 'Timmerman', 'Elektricien'].entries())
    db.specificationCodes.add({
      id: fixedHexId('f4', FIRST_SPECIFICATION + number),
      code: `SP${String(number + 1)}`,
      name,
      title: name,
    });
}

/** Adds two entrances to each complex; some have a lift as well. */
function seedCollectiveObjects(): void {
  const add = (complexId: string, code: string, name: string | null, location: string | null) =>
    db.collectiveObjects.add({
      id: fixedHexId('ea', db.collectiveObjects.size + 1),
      code,
      name,
      title: name,
      complexId,
      location,
      description: null,
    });
  const withLift = db.units.find(KERKSTRAAT)?.complexId;
  for (const { id } of db.complexes.all()) {
    add(id, 'ENTREE', 'Entreedeur A', 'Portiek A');
    add(id, 'ENTREE', null, 'Portiek B');
    if (id === withLift) add(id, 'LIFT', 'Lift links', 'Hal');
  }
}

interface Past {
  days: number;
  status: number | string;
  defect: string;
  unitId: string;
}

/** Earlier requests for the first unit; the last one is recent. */
const past: readonly Past[] = [
  { days: 400, status: 20, defect: 'Deur klemt', unitId: KERKSTRAAT },
  { days: 90, status: 'Canceled', defect: 'Raam sluit niet', unitId: KERKSTRAAT },
  { days: 9, status: 15, defect: 'Kraan lekt', unitId: KERKSTRAAT },
  { days: 3, status: 10, defect: 'Entreedeur valt niet dicht', unitId: KERKSTRAAT },
];

function pathTo(answerId: string): string[] {
  const answer = db.repairAnswers.find(answerId);
  if (!answer) return [];
  return [...(answer.parent ? pathTo(answer.parent) : []), answer.id];
}

function tellPast({ days, status, defect, unitId }: Past, place: number, random: Random): void {
  const found = db.repairDefects.firstWhere(({ name }) => name === defect);
  if (!found || !db.units.find(unitId)) return;
  const at = new Date(clock.now() - days * DAY).toISOString();
  const item: RepairItem = {
    id: fixedHexId('f7', place + 1),
    status: status === 20 ? 10 : 0,
    isPlannable: true,
    defectId: found.id,
    defectName: defect,
    answerPath: pathTo(found.answerId ?? ''),
    remarks: '',
    vendorId: vendorRoles()[0] ?? null,
    serviceFundId: null,
    collectiveObjectId: null,
    media: [],
    unitId,
    unit: namedUnit(unitId),
  };
  const request: RepairRequest = {
    id: fixedHexId('f6', place + 1),
    status,
    isInProgress: false,
    items: [item],
    unitId,
    unit: namedUnit(unitId),
    anonymous: false,
    plan: null,
    planningImpossible: true,
    created: at,
    createdBy: selfOf(users.bram).name,
    submitted: at,
    channelType: 'Phone',
    phone: null,
    email: null,
    appointmentId: null,
  };
  db.repairRequests.add(request);
  tellOnTimeline(request, selfOf(users.bram), at, random);
}

/** Adds an old request that is left only on the timeline. */
function tellGone(random: Random): void {
  const at = new Date(clock.now() - 900 * DAY).toISOString();
  const items = [{ defectName: 'Goot lekt' }] as unknown as RepairItem[];
  tellOnTimeline(
    { id: fixedHexId('bb', 1), unitId: KERKSTRAAT, items, channelType: 'Phone' },
    null,
    at,
    random,
  );
}

/** Adds the defects, their rules and vendors. */
export function seedRepairs(): void {
  seedCodes();
  seedTree();
  seedCollectiveObjects();
  const full = vendorRoles()[FULL_VENDOR];
  if (full !== undefined) db.fullVendors.add({ id: full });
}

/** Adds a defect and an answer outside the tree, and gives the last request an unknown status. */
export function seedStrangeRepairs(): void {
  db.repairDefects.add({
    id: fixedHexId('f3', 900),
    name: null,
    title: null,
    answerId: null,
    locationTypeId: null,
  });
  db.repairAnswers.add({
    id: fixedHexId('f2', 900),
    name: null,
    title: null,
    index: 1,
    parent: null,
    locationTypeId: fixedHexId('f4', 999),
  });
  const last = db.repairRequests.find(fixedHexId('f6', past.length));
  if (last) db.repairRequests.change(last, { status: 17 });
}

/** Adds earlier requests. */
export function seedPastRepairs(random: Random): void {
  if (!db.units.find(KERKSTRAAT)) return;
  tellGone(random);
  past.forEach((request, place) => tellPast(request, place, random));
}
