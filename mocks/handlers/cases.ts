import { MediaCategory } from '@/domain/media';
import { json, noContent, refuse } from '../answers';
import type { Call, Handlers } from '../backend';
import { selfOf } from '../db/assignees';
import { recordCase } from '../db/caseFlowHistory';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { CaseActivityRecord, CaseRecord, MediaRecord, UserRecord } from '../db/records';
import { pushCaseFlow } from '../hubs/pushCaseFlow';
import { omit } from '../omit';
import { storeUpload, toTyped } from './storedMedia';

const caseNamed = (id: string): CaseRecord => db.cases.find(id) ?? refuse(404, 'Zaakdossier niet gevonden.');

/** The activities of a case that were not deleted, newest first. */
export const activitiesOf = (
  caseId: string,
  status = 'Active',
): Omit<CaseActivityRecord, 'caseId' | 'status'>[] =>
  db.caseActivities
    .all()
    .filter((activity) => activity.caseId === caseId && (status === 'All' || activity.status === status))
    .sort((a, b) => compareMoments(b.startTime, a.startTime))
    .map((activity) => omit(activity, 'caseId', 'status'));

const mediaOf = (caseId: string): MediaRecord[] => db.media.all().filter((media) => media.caseId === caseId);

/** What happened to a file of a case: its history says so, and who looks at the case is told. */
export function tellCase(caseId: string, title: string, media: MediaRecord, user: UserRecord): void {
  const flow = db.caseFlows.all().find(({ umbrellaCaseId }) => umbrellaCaseId === caseId);
  if (!flow) return;
  pushCaseFlow('updated', recordCase(flow, {}, { title, description: media.title, by: selfOf(user) }));
}

function history({ param }: Call): Response {
  const found = caseNamed(param('id'));
  return json({
    case: { id: found.id, title: found.title },
    activities: activitiesOf(found.id),
    media: mediaOf(found.id).map(toTyped),
    person: found.personId === null ? null : (db.people.find(found.personId) ?? null),
  });
}

export const caseHandlers: Handlers = {
  'GET /api/v2/case/:id': history,
  'GET /api/v1/case/media/:umbrellaCaseId': ({ param }) =>
    json(mediaOf(caseNamed(param('umbrellaCaseId')).id).map(toTyped)),
  'POST /api/v1/case/media/:umbrellaCaseId': async ({ param, request, user }) => {
    const { id } = caseNamed(param('umbrellaCaseId'));
    const media = await storeUpload(request, MediaCategory.CaseMedia, id);
    tellCase(id, 'Bestand toegevoegd', media, user);
    return json({ id: media.id }, 201);
  },
  /** Takes the file out of the case; the file itself stays (AMB-109). */
  'DELETE /api/v1/case/:id/deletemediaitem/:mediaId': ({ param, user }) => {
    const { id } = caseNamed(param('id'));
    const media = db.media.find(param('mediaId'));
    if (media?.caseId !== id) refuse(404, 'Bestand niet gevonden in deze zaak.');
    tellCase(id, 'Bestand losgekoppeld', db.media.change(media, { caseId: null }), user);
    return noContent();
  },
};
