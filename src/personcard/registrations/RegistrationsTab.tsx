import { HousingRegistrations } from '@/housingregistrations';
import { CardTab } from '../card/CardTab';
import { useCardPerson } from '../card/usePerson';
import { personTexts } from '../personTexts';

export const RegistrationsTab = () => (
  <CardTab label={personTexts.tabs.registraties}>
    <HousingRegistrations person={useCardPerson()} />
  </CardTab>
);
