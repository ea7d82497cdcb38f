export { AccountDeleteDialog } from './details/account/AccountDeleteDialog';
export { PersonDeleteDialog } from './details/PersonDeleteDialog';
export { RegistrationDeleteDialog } from './registrations/RegistrationDeleteDialog';
export { IndicatorMuteDialog } from './sidebar/IndicatorMuteDialog';
