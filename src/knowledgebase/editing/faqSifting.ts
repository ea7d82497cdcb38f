import type { Faq } from '@/domain/knowledge/faq';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { dutchDate, type Moment } from '@/lib/dates/calendar';
import { addDays } from '@/lib/dates/deadlineFilter';
import { editingTexts } from './editingTexts';

/** What questions are looked for by: words and application by the back end, the rest among those that were fetched. */
export interface Sieve {
  query: string;
  applicationId: string | null;
  status: Faq['status'] | null;
  subjectId: string | null;
  /** Nearly expired. */
  soon: boolean;
  /** Not changed for long. */
  old: boolean;
}

export const SOON_DAYS = 30;
const OLD_DAYS = 365;

/** How many are set beside the words. */
export const countFilters = ({ applicationId, status, subjectId, soon, old }: Sieve): number =>
  [applicationId !== null, status !== null, subjectId !== null, soon, old].filter(Boolean).length;

/** Whether not all that is fetched is shown. */
export const isSifting = ({ status, subjectId, soon, old }: Sieve): boolean =>
  status !== null || subjectId !== null || soon || old;

/** It still holds today, and no longer than a month. */
function isSoon({ expiresOn }: Faq, today: string): boolean {
  if (expiresOn === null) return false;
  const last = dutchDate(expiresOn);
  return last >= today && last <= addDays(today, SOON_DAYS);
}

const isOld = ({ lastModified }: Faq, today: string): boolean =>
  lastModified !== null && dutchDate(lastModified) <= addDays(today, -OLD_DAYS);

const subjectsOf = ({ mainTag, tags }: Faq): SubjectReference[] => [...(mainTag ? [mainTag] : []), ...tags];

export function passes(faq: Faq, { status, subjectId, soon, old }: Sieve, now: Moment): boolean {
  const today = dutchDate(now);
  return (
    (status === null || faq.status === status) &&
    (subjectId === null || subjectsOf(faq).some(({ id }) => id === subjectId)) &&
    (!soon || isSoon(faq, today)) &&
    (!old || isOld(faq, today))
  );
}

/** The subjects of the questions, by name; the chosen one also when no question has it. */
export function subjectChoices(faqs: readonly Faq[], chosenId: string | null): SubjectReference[] {
  const chosen = chosenId === null ? [] : [{ id: chosenId, name: editingTexts.list.unknownSubject }];
  const named = faqs.flatMap(subjectsOf).filter(({ name }) => name !== '');
  const byId = new Map([...chosen, ...named].map((subject) => [subject.id, subject]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}
