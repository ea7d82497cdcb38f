import * as v from 'valibot';
import * as d from '../decode/decode';
import { Person } from '../people/person';

/** The length of a list, whatever its members are. */
const amount = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (Array.isArray(value) ? value.length : 0)),
);

const Moment = v.object({ type: d.text, isDeleted: d.flag });

/**
 * The number of contact moments among the activities. Deleted contact moments are in the answer, but are not counted.
 */
const contacts = v.pipe(
  d.listOf(Moment),
  v.transform((moments) => moments.filter(({ type, isDeleted }) => type === 'Contact' && !isDeleted).length),
);

/**
 * The file of a case on the timeline, as `/api/v2/case` returns it (AMB-108). Its activities are only counted here; a
 * separate call returns them.
 */
export const CaseHistory = v.object({
  case: v.object({ id: d.id, title: d.text }),
  person: d.optionalRecord(Person),
  media: amount,
  activities: contacts,
});
export type CaseHistory = v.InferOutput<typeof CaseHistory>;

/** An answer is dropped when both texts are empty. */
const Answer = v.pipe(
  v.object({ question: d.text, answer: d.text }),
  v.check(({ question, answer }) => question !== '' || answer !== ''),
);

/**
 * The form that a customer filled in when starting the case: questions and answers in the order of the form, as `items`
 * or, in older reports, as `answers`.
 */
export const SelfServiceReport = v.pipe(
  v.object({
    id: d.id,
    title: d.text,
    created: d.instant,
    items: d.listOf(Answer),
    answers: d.listOf(Answer),
  }),
  v.transform(({ items, answers, ...report }) => ({
    ...report,
    answers: items.length > 0 ? items : answers,
  })),
);
export type SelfServiceReport = v.InferOutput<typeof SelfServiceReport>;
