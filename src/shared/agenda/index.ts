export { AgendaAhead, CALENDAR_DAYS, Now } from './AgendaAhead';
export { agendaTexts } from './agendaTexts';
export { AppointmentLine } from './AppointmentLine';
export { allOf, factsOf, spanOf, subjectOf, timeOf } from './appointmentWords';
export { DayAgenda } from './DayAgenda';
