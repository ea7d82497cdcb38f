import { useState } from 'react';
import { dutchDate } from '@/lib/dates/calendar';
import { DateField } from '@/ui/pickers/DateField';
import { DateTimeField } from '@/ui/pickers/DateTimeField';
import { Time } from '@/ui/text/Time';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, states } = sandboxTexts;
const HOUR_MS = 3_600_000;
const hoursFromNow = [0, -24, 24, 72, -2_000] as const;

export function DatePickerScreen() {
  const [now] = useState(Date.now);
  const [date, setDate] = useState<string | null>(dutchDate(now));
  const [empty, setEmpty] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>(new Date(now).toISOString());

  return (
    <>
      <Example title={states.normal} stacked>
        <DateField
          label={labels.deadline}
          value={date}
          onChange={setDate}
          description={labels.deadlineHelp}
        />
        <DateField
          label={labels.deadline}
          value={empty}
          onChange={setEmpty}
          required
          error={empty === null ? labels.deadlineError : null}
        />
      </Example>
      <Example title={states.limited} stacked>
        <DateField label={labels.startsOn} value={date} onChange={setDate} minValue={dutchDate(now)} />
      </Example>
      <Example title={states.withTime} stacked>
        <DateTimeField label={labels.appointment} value={moment} onChange={setMoment} />
      </Example>
      <Example title={states.moments} stacked>
        {hoursFromNow.map((hours) => (
          <Time key={hours} instant={new Date(now + hours * HOUR_MS).toISOString()} />
        ))}
        <Time instant={null} />
      </Example>
    </>
  );
}
