import type { Call } from '../backend/backend';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { CaseActivityRecord } from '../db/records';
import { colleagueNamed } from '../colleagues/colleagueNamed';
import { hasWords } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { ActivityInList } from '../wire/timeline';
import { askedStatus, type Status } from './timelineQuery';
import { toActivity, toCase } from './timelineWire';

const isSeen = ({ isDeleted }: CaseActivityRecord, status: Status): boolean =>
  status === 'All' || isDeleted === (status === 'Deleted');

const words = ({ case: { title }, description, message }: ActivityInList): string =>
  plain([title, description, message].filter(Boolean).join('\n'));

/** The activities of a colleague, newest first, each with its case. */
export function activitiesOfColleague(call: Call): ActivityInList[] {
  const colleague = colleagueNamed(call.param('id'));
  const status = askedStatus(call);
  const asked = call.query.get('query') ?? '';
  return db.caseActivities
    .where((record) => record.colleague?.id === colleague.id && isSeen(record, status))
    .sort((a, b) => compareMoments(b.startTime, a.startTime))
    .map((record) => ({ ...toActivity(record), case: toCase(db.cases.named(record.caseId)) }))
    .filter((activity) => asked === '' || hasWords(words(activity), asked));
}
