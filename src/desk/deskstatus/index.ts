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
  statusTold,
  type ToldStatus,
} from './deskStatusSlice';
export { deskStatusTexts } from './deskStatusTexts';
export { NextStatus } from './NextStatus';
export { StatusChoice } from './StatusChoice';
