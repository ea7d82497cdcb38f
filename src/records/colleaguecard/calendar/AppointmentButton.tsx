import { type CSSProperties, useRef, useState } from 'react';
import { allOf, factsOf, subjectOf, timeOf } from '@/shared/agenda';
import { type Appointment, AppointmentStatus } from '@/domain/colleagues/appointment';
import { Facts } from '@/ui/record/Facts';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { lookUp } from '@/lib/values';
import { calendarTexts as texts } from './calendarTexts';
import styles from './Week.module.css';

interface AppointmentButtonProps {
  appointment: Appointment;
  /** The day on which the appointment is drawn, `yyyy-MM-dd`. */
  day: string;
  className: string | undefined;
  style?: CSSProperties;
}

const kinds: Readonly<Record<string, string>> = {
  [AppointmentStatus.Free]: 'free',
  [AppointmentStatus.Tentative]: 'tentative',
  [AppointmentStatus.OOF]: 'away',
};

/** An appointment. Its tooltip and accessible name give all details; on touch screens a press shows them. */
export function AppointmentButton({ appointment, day, className, style }: AppointmentButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const all = allOf(appointment);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        style={style}
        data-kind={lookUp(kinds, appointment.status ?? '') ?? 'busy'}
        data-tooltip={all}
        aria-label={all}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.subject}>{subjectOf(appointment)}</span>
        <span className={styles.time}>{timeOf(appointment, day)}</span>
        {appointment.location !== null && <span className={styles.time}>{appointment.location}</span>}
      </button>
      {isOpen && (
        <AnchoredPopover
          label={texts.details(subjectOf(appointment))}
          anchor={button}
          onClose={() => setOpen(false)}
        >
          <h3 className={styles.popoverTitle}>{subjectOf(appointment)}</h3>
          <Facts items={factsOf(appointment)} />
        </AnchoredPopover>
      )}
    </>
  );
}
