import * as v from 'valibot';
import * as d from '../decode/decode';
import { CaseActivity } from './caseActivity';

/** Something that a colleague did, and in which case; whose case that is, is not always known. */
export const ColleagueActivity = v.object({
  ...CaseActivity.entries,
  case: d.optionalRecord(v.object({ id: d.id, title: d.text, personId: d.optionalId })),
});
export type ColleagueActivity = v.InferOutput<typeof ColleagueActivity>;
