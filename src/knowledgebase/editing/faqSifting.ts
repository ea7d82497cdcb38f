import type { Faq } from '@/domain/knowledge/faq';
import { dutchDate, type Moment } from '@/lib/dates/calendar';
import { addDays } from '@/lib/dates/deadlineFilter';

/** What questions are looked for by: words and application by the back end, the rest among those that were fetched. */
export interface Sieve {
  query: string;
  applicationId: string | null;
  status: Faq['status'] | null;
  /** Nearly expired. */
  soon: boolean;
  /** Not changed for long. */
  old: boolean;
}

export const UNSIFTED: Sieve = { query: '', applicationId: null, status: null, soon: false, old: false };

export const SOON_DAYS = 30;
const OLD_DAYS = 365;

/** How many are set beside the words. */
export const countFilters = ({ applicationId, status, soon, old }: Sieve): number =>
  [applicationId !== null, status !== null, soon, old].filter(Boolean).length;

/** Whether not all that is fetched is shown. */
export const isSifting = ({ status, soon, old }: Sieve): boolean => status !== null || soon || old;

/** It still holds today, and no longer than a month. */
function isSoon({ expiresOn }: Faq, today: string): boolean {
  if (expiresOn === null) return false;
  const last = dutchDate(expiresOn);
  return last >= today && last <= addDays(today, SOON_DAYS);
}

const isOld = ({ lastModified }: Faq, today: string): boolean =>
  lastModified !== null && dutchDate(lastModified) <= addDays(today, -OLD_DAYS);

export function passes(faq: Faq, { status, soon, old }: Sieve, now: Moment): boolean {
  const today = dutchDate(now);
  return (
    (status === null || faq.status === status) && (!soon || isSoon(faq, today)) && (!old || isOld(faq, today))
  );
}
