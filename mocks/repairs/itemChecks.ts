import { type Body, textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { ActionSpecification, RepairAnswer, RepairDefect } from '../wire/repairs';
import { collectiveObjectsAt } from './collectiveObjects';
import { specificationFor } from './rules';

const DEFECT_LEVEL = 3;

export const idIn = (body: Body, name: string): string | null => textOf(body[name]).toLowerCase() || null;

export const idsIn = (body: Body, name: string): string[] => {
  const sent = body[name];
  return Array.isArray(sent) ? sent.map((each) => textOf(each).toLowerCase()) : [];
};

function readPath(body: Body): RepairAnswer[] {
  const path = idsIn(body, 'answerPath').flatMap((id) => db.repairAnswers.find(id) ?? []);
  if (path.at(-1)?.index !== DEFECT_LEVEL)
    refuse(422, 'Het laatste antwoord ligt niet op het niveau van de gebreken (index 3).', 'answerPath');
  const wrong = path.find(({ parent = null }, place) => parent !== (path[place - 1]?.id ?? null));
  if (wrong) refuse(422, `'${wrong.name ?? ''}' volgt niet op het antwoord ervoor.`, 'answerPath');
  return path;
}

export interface CheckedDefect {
  unitId: string;
  path: RepairAnswer[];
  defect: RepairDefect;
  rule: ActionSpecification;
}

/** The checks that an item and a simulation share. */
export function checkDefect(body: Body): CheckedDefect {
  const unit = db.units.find(idIn(body, 'unitId') ?? '') ?? refuse(422, 'Onbekende eenheid.', 'unitId');
  const path = readPath(body);
  const defect = db.repairDefects.find(idIn(body, 'defectId') ?? '');
  if (!defect || defect.answerId !== path.at(-1)?.id)
    refuse(422, 'Het gebrek hoort niet bij het laatste antwoord.', 'defectId');
  return { unitId: unit.id, path, defect, rule: specificationFor(defect) };
}

/** In a shared place that has objects, such as a lift, one of them must be chosen. */
function checkPlace({ unitId, path, defect }: CheckedDefect, collectiveObjectId: string | null): void {
  const place = db.locationTypes.find(defect.locationTypeId ?? path.at(-1)?.locationTypeId ?? '');
  const objects = place?.isCollective === true ? collectiveObjectsAt(place.id, unitId) : [];
  if (objects.length > 0 && collectiveObjectId === null)
    refuse(422, 'Een collectief object is verplicht.', 'collectiveObjectId');
  if (collectiveObjectId !== null && !objects.some(({ id }) => id === collectiveObjectId))
    refuse(422, 'Dit collectieve object hoort niet bij deze plek.', 'collectiveObjectId');
}

function checkMedia(ids: readonly string[]): void {
  const unknown = ids.filter((id) => !db.media.find(id));
  if (unknown.length > 0) refuse(422, `Onbekende bestanden: ${unknown.join(', ')}.`, 'media');
}

/** The checks of an item that a simulation does not need. */
export function checkItem(checked: CheckedDefect, body: Body): void {
  const { rule } = checked;
  if (!rule.canFinish) refuse(409, rule.message ?? 'Dit kan niet via een reparatieverzoek.');
  if (rule.remarkIsRequired && textOf(body['remarks']).trim() === '')
    refuse(422, 'Een opmerking is verplicht.', 'remarks');
  checkPlace(checked, idIn(body, 'collectiveObjectId'));
  const vendorId = idIn(body, 'vendorId');
  if (vendorId !== null && !rule.vendorOptionIds?.includes(vendorId))
    refuse(422, 'Deze leverancier kan hier niet gekozen worden.', 'vendorId');
  checkMedia(idsIn(body, 'media'));
}
