export { AnnouncementsTab } from './announcements/AnnouncementsTab';
export { BillsTab } from './bills/BillsTab';
export { ContractsTab } from './contracts/ContractsTab';
export { PersonDetailsTab } from './details/PersonDetailsTab';
export { RegistrationsTab } from './registrations/RegistrationsTab';
