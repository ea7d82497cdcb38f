import { db } from '../db/db';
import { groupedBy } from '../db/grouped';

/** The activities in a case, in no particular order. */
export const recordsOf = groupedBy(db.caseActivities, ({ caseId }) => caseId);
