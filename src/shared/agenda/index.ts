export { AgendaAhead } from './AgendaAhead';
export { agendaTexts } from './agendaTexts';
export { AppointmentLine } from './AppointmentLine';
export { allOf, factsOf, spanOf, subjectOf, timeOf } from './appointmentWords';
export { CALENDAR_DAYS } from './calendarDays';
export { DayAgenda } from './DayAgenda';
export { Now } from './Now';
