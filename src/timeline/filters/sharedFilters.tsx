import { StatusFilter, statusFilterLabel } from '@/domain/timeline/timelineFilters';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { Select } from '@/ui/pickers/Select';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.filters;

interface WordsFilterProps {
  value: string;
  /** The timeline of a person waits longer (AMB-124). */
  delayMs?: number;
  onChange: (query: string) => void;
}

/** What is looked for in a timeline. */
export const WordsFilter = ({ onChange, ...props }: WordsFilterProps) => (
  <DelayedSearch
    label={texts.query}
    placeholder={texts.queryHint}
    onChange={(query) => onChange(query.trim())}
    {...props}
  />
);

interface StatusFilterFieldProps {
  statuses: readonly StatusFilter[];
  value: StatusFilter;
  onChange: (status: StatusFilter) => void;
}

/** Whether what was deleted is shown, for who may see that. */
export function StatusFilterField({ statuses, value, onChange }: StatusFilterFieldProps) {
  if (statuses.length <= 1) return null;
  return (
    <Select
      label={texts.status}
      options={statuses.map((status) => ({ value: status, label: statusFilterLabel(status) }))}
      value={value}
      onChange={(chosen) => onChange(statuses.find((status) => status === chosen) ?? StatusFilter.Active)}
    />
  );
}
