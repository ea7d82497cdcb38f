export {
  type StatusAction,
  actionsFor,
  type DeskFacts,
  type DeskStatus,
  hasBreak,
  needsPhone,
  statusOf,
} from './deskStatus';
export {
  deskStatusSlice,
  selectDeskStatus,
  statusChosen,
  statusKept,
  statusSettled,
  statusReported,
  type ReportedStatus,
} from './deskStatusSlice';
export { deskStatusTexts } from './deskStatusTexts';
export { NextStatus } from './NextStatus';
export { StatusChoice } from './StatusChoice';
