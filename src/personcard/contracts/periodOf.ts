import type { Contract } from '@/domain/contract';
import { formatDate } from '@/lib/dates/format';
import { contractsTexts as texts } from './contractsTexts';

/** From when a contract runs, and until when where it has an end. */
export const periodOf = ({ startDate, endDate }: Contract): string =>
  startDate === null && endDate === null
    ? texts.unknown
    : texts.period(formatDate(startDate), endDate === null ? null : formatDate(endDate));
