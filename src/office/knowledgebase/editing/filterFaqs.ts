import * as v from 'valibot';
import { Faq } from '@/domain/knowledge/faq';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { dutchDate, type Moment } from '@/lib/dates/calendar';
import { addDays } from '@/lib/dates/deadlineFilter';
import { anyText } from '@/kit/screen/useAddressValue';
import { guidOrNull } from '@/lib/guid';
import { defineQuestion, optional, parameter, type ValueOf, words } from '@/lib/question';
import { editingTexts } from './editingTexts';
import { statusName } from './faqFields';

/** A filter that is on if its parameter is present. */
const present = (name: string) =>
  parameter<boolean>(name, false, (given) => given !== null, { spell: (isOn) => (isOn ? '' : null) });

/**
 * The filters of the list. The back end filters by words and application; the other filters apply to the questions that
 * were read.
 */
export const faqFilters = defineQuestion({
  query: words('q'),
  applicationId: anyText('toepassing'),
  status: parameter<Faq['status'] | null>(
    'status',
    null,
    (given) => (given ? v.parse(Faq.entries.status, given) : null),
    { spell: (status) => (status === null ? null : (statusName(status) ?? String(status))) },
  ),
  subjectId: optional('onderwerp', guidOrNull),
  /** Whether only questions that expire soon are shown. */
  soon: present('verloopt'),
  /** Whether only questions that were not changed for a long time are shown. */
  old: present('oud'),
});
export type FaqFilter = ValueOf<typeof faqFilters>;

export const SOON_DAYS = 30;
const OLD_DAYS = 365;

/** Returns the number of filters that are set, besides the words. */
export const countFilters = ({ applicationId, status, subjectId, soon, old }: FaqFilter): number =>
  [applicationId !== null, status !== null, subjectId !== null, soon, old].filter(Boolean).length;

/** Returns whether a filter is set that may hide some of the loaded questions. */
export const isFiltering = ({ status, subjectId, soon, old }: FaqFilter): boolean =>
  status !== null || subjectId !== null || soon || old;

/** Whether the question is valid today but expires within a month. */
function isSoon({ expiresOn }: Faq, today: string): boolean {
  if (expiresOn === null) return false;
  const last = dutchDate(expiresOn);
  return last >= today && last <= addDays(today, SOON_DAYS);
}

const isOld = ({ lastModified }: Faq, today: string): boolean =>
  lastModified !== null && dutchDate(lastModified) <= addDays(today, -OLD_DAYS);

const subjectsOf = ({ mainTag, tags }: Faq): SubjectReference[] => [...(mainTag ? [mainTag] : []), ...tags];

export function passes(faq: Faq, { status, subjectId, soon, old }: FaqFilter, now: Moment): boolean {
  const today = dutchDate(now);
  return (
    (status === null || faq.status === status) &&
    (subjectId === null || subjectsOf(faq).some(({ id }) => id === subjectId)) &&
    (!soon || isSoon(faq, today)) &&
    (!old || isOld(faq, today))
  );
}

/**
 * Returns the subjects of the questions, sorted by name. The chosen subject is included even when no question has it.
 */
export function subjectChoices(faqs: readonly Faq[], chosenId: string | null): SubjectReference[] {
  const chosen = chosenId === null ? [] : [{ id: chosenId, name: editingTexts.list.unknownSubject }];
  const named = faqs.flatMap(subjectsOf).filter(({ name }) => name !== '');
  const byId = new Map([...chosen, ...named].map((subject) => [subject.id, subject]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}
