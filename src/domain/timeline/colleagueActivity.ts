import * as v from 'valibot';
import * as d from '../decode/decode';
import { CaseActivity } from './caseActivity';

/** An activity of a colleague with its case; the person of the case may be unknown. */
export const ColleagueActivity = v.object({
  ...CaseActivity.entries,
  case: d.optionalRecord(v.object({ id: d.id, title: d.text, personId: d.optionalId })),
});
export type ColleagueActivity = v.InferOutput<typeof ColleagueActivity>;
