import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  DialogTrigger,
  Heading,
  Popover,
} from 'react-aria-components';
import styles from './CalendarPopover.module.css';

import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons';
import overlay from '../overlays/Overlay.module.css';
import picker from './Picker.module.css';
import { fieldTexts } from '../fields/fieldTexts';
import { useOpened } from './PickerParts';

interface Props {
  label: string;
  /** `yyyy-MM-dd`. */
  value: string | null;
  onPick: (date: string) => void;
  minValue?: string | undefined;
}

const toDate = (text: string | null | undefined): CalendarDate | null => (text ? parseDate(text) : null);

/** As in the ARIA practices for a date picker, the focus goes to the chosen day, or to today. */
const focusOnOpening = { autoFocus: true } as const;

/** The button that opens a month to pick a day from; weeks start on Monday. */
export function CalendarPopover({ label, value, onPick, minValue }: Props) {
  const first = toDate(minValue);
  const { isOpen, onOpenChange } = useOpened();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <AriaButton className={picker.inside ?? ''} aria-label={`${fieldTexts.openCalendar}: ${label}`}>
        <CalendarIcon aria-hidden size="1em" />
      </AriaButton>
      <Popover className={overlay.popover ?? ''} placement="bottom end">
        <Dialog className={overlay.body ?? ''} aria-label={label}>
          {({ close }) => (
            <Calendar
              className={styles.calendar ?? ''}
              aria-label={label}
              {...focusOnOpening}
              firstDayOfWeek="mon"
              value={toDate(value)}
              defaultFocusedValue={toDate(value) ?? today(getLocalTimeZone())}
              {...(first && { minValue: first })}
              onChange={(date) => {
                onPick(date.toString());
                close();
              }}
            >
              <header className={styles.header}>
                <AriaButton
                  slot="previous"
                  className={picker.inside ?? ''}
                  aria-label={fieldTexts.previousMonth}
                >
                  <ChevronLeftIcon aria-hidden size="1.125em" />
                </AriaButton>
                <Heading className={styles.month ?? ''} />
                <AriaButton slot="next" className={picker.inside ?? ''} aria-label={fieldTexts.nextMonth}>
                  <ChevronRightIcon aria-hidden size="1.125em" />
                </AriaButton>
              </header>
              <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
