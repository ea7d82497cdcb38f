export { AnnouncementsTab } from './announcements/AnnouncementsTab';
export { BillsTab } from './bills/BillsTab';
export { ContractsTab } from './contracts/ContractsTab';
export { PersonDetailsScreen } from './details/PersonDetailsScreen';
export { PersonRegistrationsScreen } from './registrations/PersonRegistrationsScreen';
