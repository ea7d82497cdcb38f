import type { Appointment } from '@/domain/colleague/appointment';
import { formatTime } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { agendaTexts as texts } from './agendaTexts';
import { subjectOf } from './appointmentWords';
import { nowIn } from './nowIn';

/** What somebody is in now by their calendar, or until when they are free. */
export function Now({ appointments }: { appointments: readonly Appointment[] }) {
  const found = nowIn(appointments, useNow());
  const until = found.until === null ? null : formatTime(found.until);
  return <p>{found.kind === 'free' ? texts.free(until) : texts.busy(subjectOf(found.appointment), until)}</p>;
}
