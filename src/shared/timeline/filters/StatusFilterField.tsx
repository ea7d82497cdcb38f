import { StatusFilter, statusFilterLabel } from '@/domain/timeline/timelineFilters';
import { Select } from '@/ui/pickers/Select';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.filters;

interface StatusFilterFieldProps {
  statuses: readonly StatusFilter[];
  value: StatusFilter;
  onChange: (status: StatusFilter) => void;
  hideLabel?: boolean;
}

/** Selects whether deleted cases are shown; absent without the right to see them. */
export function StatusFilterField({ statuses, value, onChange, hideLabel = false }: StatusFilterFieldProps) {
  if (statuses.length <= 1) return null;
  return (
    <Select
      hideLabel={hideLabel}
      label={texts.status}
      options={statuses.map((status) => ({ value: status, label: statusFilterLabel(status) }))}
      value={value}
      onChange={(chosen) => onChange(statuses.find((status) => status === chosen) ?? StatusFilter.Active)}
    />
  );
}
