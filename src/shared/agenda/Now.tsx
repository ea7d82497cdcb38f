import type { Appointment } from '@/domain/colleagues/appointment';
import { formatTime } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { agendaTexts as texts } from './agendaTexts';
import { subjectOf } from './appointmentWords';
import { nowIn } from './nowIn';

/** The current appointment of a colleague, or the end of their free time. */
export function Now({ appointments }: { appointments: readonly Appointment[] }) {
  const found = nowIn(appointments, useNow());
  const until = found.until === null ? null : formatTime(found.until);
  return <p>{found.kind === 'free' ? texts.free(until) : texts.busy(subjectOf(found.appointment), until)}</p>;
}
