import { CardTab } from '@/kit/card/tabs/CardTab';
import { HousingRegistrations } from '@/records/customercard/housingregistrations';
import { PersonDetails } from '@/records/customercard/details';
import { useCardPerson } from './card/usePerson';
import { personTitles } from './personTitles';

/* All tabs but the first are bundled in one file. */
export { AnnouncementsTab } from './announcements/AnnouncementsTab';
export { BillsTab } from './bills/BillsTab';
export { ContractsTab } from './contracts/ContractsTab';

const { tabs } = personTitles;

export const PersonDetailsTab = () => (
  <CardTab label={tabs.details}>
    <PersonDetails person={useCardPerson()} />
  </CardTab>
);

export const RegistrationsTab = () => (
  <CardTab label={tabs.registrations}>
    <HousingRegistrations person={useCardPerson()} />
  </CardTab>
);
