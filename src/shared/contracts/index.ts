export { Balance } from './Balance';
export { ContactsByContract } from './ContactsByContract';
export { ContractCard } from './ContractCard';
export { ContractFlags } from './ContractFlags';
export { contractPeriod, contractPlace, contractsTexts, tenantsOf } from './contractsTexts';
export { CoResidents } from './CoResidents';
export { PersonName } from './PeopleList';
export { useCoResidents } from './useCoResidents';
