import { MediaCategory } from '@/domain/media/media';
import { created, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf, media } from '../backend/demands';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { MediaRecord } from '../db/records';
import { recordsOf } from './records';
import { toActivity, toCase } from './timelineWire';
import type { Activity, CaseHistory } from '../wire/timeline';
import { storeUpload, toTyped } from '../media/storedMedia';

/** The activities in a case, newest first. */
export const activitiesOf = (caseId: string, isWanted: (activity: Activity) => boolean): Activity[] =>
  [...recordsOf(caseId)]
    .sort((a, b) => compareMoments(b.startTime, a.startTime))
    .map(toActivity)
    .filter(isWanted);

const mediaOf = (caseId: string): MediaRecord[] => db.media.where((media) => media.caseId === caseId);

/** Includes deleted activities. */
function historyOf({ param }: Call): CaseHistory {
  const found = db.cases.named(param('id'));
  return {
    case: toCase(found),
    activities: activitiesOf(found.id, () => true),
    media: mediaOf(found.id).map(toTyped),
    person: found.personId === null ? null : (db.people.find(found.personId) ?? null),
  };
}

export const caseHandlers: Handlers = {
  'GET /api/v2/case/:id': media((call) => historyOf(call)),
  'GET /api/v1/case/media/:umbrellaCaseId': media(({ param }) =>
    mediaOf(db.cases.named(param('umbrellaCaseId')).id).map(toTyped),
  ),
  'POST /api/v1/case/media/:umbrellaCaseId': media(async ({ param, request }) => {
    const { id } = db.cases.named(param('umbrellaCaseId'));
    return created(toTyped(await storeUpload(request, MediaCategory.CaseMedia, id)));
  }),
  /** Removes the file from the case; the file itself remains (AMB-109). */
  'DELETE /api/v1/case/:id/deletemediaitem/:mediaId': anyOf('mediaClear')(({ param }) => {
    const { id } = db.cases.named(param('id'));
    const media = db.media.find(param('mediaId'));
    if (media?.caseId !== id) refuse(404, 'Het bestand hoort niet bij dit dossier.');
    db.media.change(media, { caseId: null });
  }),
};
