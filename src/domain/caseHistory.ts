import * as v from 'valibot';
import { CaseActivity } from './caseActivity';
import { id, instant, listOf, optionalRecord, optionalText, text } from './decode';
import { Media } from './media';
import { Person } from './person';

/** The file of a case on the timeline, with all that is in it: the v2 answer (AMB-108). */
export const CaseHistory = v.object({
  case: v.object({ id, title: text }),
  activities: listOf(CaseActivity),
  media: listOf(Media),
  person: optionalRecord(Person),
});
export type CaseHistory = v.InferOutput<typeof CaseHistory>;

/** What a customer filled in when they started the case themselves: questions and answers in the order of the form. */
export const SelfServiceReport = v.object({
  id,
  title: text,
  created: instant,
  scenarioTitle: optionalText,
  answers: listOf(v.object({ question: text, answer: text })),
  mediaIds: listOf(id),
});
export type SelfServiceReport = v.InferOutput<typeof SelfServiceReport>;

/** A self-service scenario's own record; `icon` is the name of a picture. */
export const SelfServiceScenario = v.object({ id, title: text, icon: optionalText });
export type SelfServiceScenario = v.InferOutput<typeof SelfServiceScenario>;
