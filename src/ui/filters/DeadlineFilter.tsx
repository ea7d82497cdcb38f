import { useState } from 'react';
import { DEADLINE_PRESETS, type DeadlinePreset, isDeadlinePreset } from '@/lib/dates/deadlineFilter';
import { DateField, Select } from '../pickers/laterPickers';

const ON_DATE = 'date';

interface DeadlineFilterProps {
  texts: Record<DeadlinePreset | 'deadline' | 'anyDeadline' | 'onDate' | 'date', string>;
  /** A preset, a date `yyyy-MM-dd`, or null for any. */
  value: string | null;
  onChange: (deadline: string | null) => void;
}

/** Filters on deadlines until a preset moment or a date. */
export function DeadlineFilter({ texts, value, onChange }: DeadlineFilterProps) {
  const [choosing, setChoosing] = useState(false);
  const date = value !== null && !isDeadlinePreset(value) ? value : null;
  const onDate = date !== null || (choosing && value === null);
  const choose = (next: string | null) => {
    setChoosing(next === ON_DATE);
    if (next !== ON_DATE) onChange(next);
    else if (value !== null && date === null) onChange(null);
  };
  return (
    <>
      <Select
        label={texts.deadline}
        options={[
          ...DEADLINE_PRESETS.map((preset) => ({ value: preset, label: texts[preset] })),
          { value: ON_DATE, label: texts.onDate },
        ]}
        value={onDate ? ON_DATE : value}
        onChange={choose}
        placeholder={texts.anyDeadline}
        clearable
      />
      {onDate && <DateField label={texts.date} value={date} onChange={onChange} />}
    </>
  );
}
