import { isDeadlinePreset } from '@/lib/dates/deadlineFilter';
import { formatDate } from '@/lib/dates/format';
import { filterTexts as texts } from './filterTexts';

/** An active filter in words, with the change that removes it. */
export interface SetFilter<F> {
  label: string;
  without: Partial<F>;
}

/** Returns a filter with its value in words; an empty list if it is not set. */
export const setFilter = <F>(
  name: string,
  value: string | null | undefined,
  without: Partial<F>,
): SetFilter<F>[] => (value == null ? [] : [{ label: texts.named(name, value), without }]);

export const deadlineSet = <F>(deadline: string | null, without: Partial<F>): SetFilter<F>[] =>
  deadline !== null && isDeadlinePreset(deadline)
    ? setFilter(texts.deadline, texts[deadline], without)
    : setFilter(texts.date, deadline && formatDate(deadline), without);
