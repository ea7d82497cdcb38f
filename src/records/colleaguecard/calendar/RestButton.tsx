import { type CSSProperties, useRef, useState } from 'react';
import { factsOf, subjectOf } from '@/shared/agenda';
import type { Appointment } from '@/domain/colleagues/appointment';
import { AnchoredPopover } from '@/ui/overlays/AnchoredPopover';
import { Facts } from '@/ui/record/Facts';
import { calendarTexts as texts } from './calendarTexts';
import styles from './Week.module.css';

interface RestButtonProps {
  appointments: readonly Appointment[];
  style: CSSProperties;
}

/** Appointments that do not fit beside the others; a press shows all of them. */
export function RestButton({ appointments, style }: RestButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = texts.more(appointments.map(subjectOf));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        style={style}
        data-tooltip={name}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.plus(appointments.length)}
      </button>
      {isOpen && (
        <AnchoredPopover
          label={texts.moreTitle(appointments.length)}
          anchor={button}
          onClose={() => setOpen(false)}
        >
          {appointments.map((appointment, index) => (
            <section key={index} className={styles.hidden}>
              <h3 className={styles.popoverTitle}>{subjectOf(appointment)}</h3>
              <Facts items={factsOf(appointment)} />
            </section>
          ))}
        </AnchoredPopover>
      )}
    </>
  );
}
