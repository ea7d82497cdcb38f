export { HousingRegistrations } from './HousingRegistrations';
export { useActiveHousingRegistration, useHasRegistrations } from './useHousingRegistrations';
