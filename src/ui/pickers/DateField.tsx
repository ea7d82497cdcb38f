import { formatDate } from '@/lib/dates/format';
import { parseDate } from '@/lib/dates/parse';
import { CalendarPopover } from './CalendarPopover';
import { type DateFieldProps, TypedDate } from './TypedDate';
import { fieldTexts } from '../fields/fieldTexts';

/** A day. The value is `yyyy-MM-dd`; users type `dd-mm-jjjj`, also with a year of two digits (AMB-237). */
export function DateField({ minValue, ...field }: DateFieldProps) {
  return (
    <TypedDate
      {...field}
      hint={fieldTexts.dateHint}
      invalidText={fieldTexts.dateInvalid}
      format={(value) => formatDate(`${value}T12:00:00Z`)}
      parse={parseDate}
      refuse={(value) =>
        minValue !== undefined && value < minValue
          ? fieldTexts.dateTooEarly(formatDate(`${minValue}T12:00:00Z`))
          : null
      }
      calendar={
        <CalendarPopover
          label={field.label}
          value={field.value}
          onPick={field.onChange}
          minValue={minValue}
        />
      }
    />
  );
}
