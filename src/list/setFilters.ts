import { isDeadlinePreset } from '@/lib/dates/deadlineFilter';
import { formatDate } from '@/lib/dates/format';
import { filterTexts as texts } from './filterTexts';

/** A filter that is set, in words, and what takes it away. */
export interface SetFilter<F> {
  label: string;
  without: Partial<F>;
}

/** A filter with its value in words; nothing for one that is not set. */
export const setFilter = <F>(
  name: string,
  value: string | null | undefined,
  without: Partial<F>,
): SetFilter<F>[] => (value == null ? [] : [{ label: texts.named(name, value), without }]);

export const deadlineSet = <F>(deadline: string | null, without: Partial<F>): SetFilter<F>[] =>
  deadline !== null && isDeadlinePreset(deadline)
    ? setFilter(texts.deadline, texts[deadline], without)
    : setFilter(texts.date, deadline && formatDate(deadline), without);
