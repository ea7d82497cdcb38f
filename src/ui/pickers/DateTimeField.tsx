import { dutchDate } from '@/lib/dates/calendar';
import { formatDate, formatTime } from '@/lib/dates/format';
import { parseMoment } from '@/lib/dates/parse';
import { CalendarPopover } from './CalendarPopover';
import { type DateFieldProps, TypedDate } from './TypedDate';
import { fieldTexts } from '../fields/fieldTexts';

/**
 * A moment. The value is an ISO instant; users read and type Dutch time, and a date alone means the end of its working
 * day.
 */
export function DateTimeField({ minValue, ...field }: DateFieldProps) {
  const write = (value: string) => `${formatDate(value)} ${formatTime(value)}`;
  const pick = (date: string) => {
    const [year, month, day] = date.split('-');
    const time = field.value === null ? '' : ` ${formatTime(field.value)}`;
    field.onChange(parseMoment(`${day ?? ''}-${month ?? ''}-${year ?? ''}${time}`));
  };
  return (
    <TypedDate
      {...field}
      hint={fieldTexts.dateTimeHint}
      invalidText={fieldTexts.dateTimeInvalid}
      format={write}
      parse={parseMoment}
      refuse={(value) =>
        minValue !== undefined && dutchDate(value) < minValue
          ? fieldTexts.dateTooEarly(formatDate(`${minValue}T12:00:00Z`))
          : null
      }
      calendar={
        <CalendarPopover
          label={field.label}
          value={field.value === null ? null : dutchDate(field.value)}
          onPick={pick}
          minValue={minValue}
        />
      }
    />
  );
}
