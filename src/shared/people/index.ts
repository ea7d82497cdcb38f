export { AlertBadges, AlertFact } from './alerts/AlertFact';
export {
  alertsInShort,
  alertsOf,
  alertWords,
  indicatorSubjects,
  type PersonAlert,
} from './alerts/personAlerts';
export { type KnownPerson, useKnownPeople, usePeople } from './alerts/useKnownPeople';
export { usePersonAlerts } from './alerts/usePersonAlerts';
export { useRunningContracts } from './alerts/useRunningContracts';
export { balanceWords, PersonBalance, PersonContracts } from './facts/PersonFinance';
export { PersonWork } from './facts/PersonWork';
export { factsTexts } from './facts/factsTexts';
export { useBalance } from './facts/useBalance';
export { usePersonWork } from './facts/usePersonWork';
export { ColleagueName } from './ColleagueName';
export { ColleagueProfileButton } from './ColleagueProfileButton';
export { FoundPerson, toFoundPerson } from './foundPerson';
export { Identity, identityLine } from './identity/identity';
export { IdentityPart } from './identity/IdentityPart';
export {
  AssigneeName,
  AssigneePicker,
  chosenAssignee,
  ColleaguePresence,
  FILTER_ASSIGNEE_PAGE_SIZE,
  NEW_TASK_ASSIGNEE_PAGE_SIZE,
  PersonAlerts,
  PersonSearch,
  TASK_ASSIGNEE_PAGE_SIZE,
} from './pickers';
export { type OpenWork, useOpenCases, useOpenTasks } from './openWork/useOpenWork';
export { resolveAssignee } from './resolveAssignee';
export { ColleagueAvailability } from './profile/ColleagueAvailability';
export { colleagueFacts } from './profile/colleagueFacts';
export { ColleaguePhoto } from './profile/ColleaguePhoto';
export { ColleagueTaskButton } from './profile/ColleagueTaskButton';
