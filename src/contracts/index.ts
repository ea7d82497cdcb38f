export { Contacts } from './Contacts';
export { ContractCard } from './ContractCard';
export { ContractFlags } from './ContractFlags';
export { contractPeriod, contractPlace, contractsTexts } from './contractsTexts';
export { CoResidents } from './CoResidents';
export { PersonName } from './PersonName';
export { useCoResidents } from './useCoResidents';
