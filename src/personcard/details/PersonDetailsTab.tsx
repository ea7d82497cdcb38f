import { PersonDetails } from '@/persondetails';
import { CardTab } from '../card/CardTab';
import { useCardPerson } from '../card/usePerson';
import { personTexts } from '../personTexts';

export const PersonDetailsTab = () => (
  <CardTab label={personTexts.tabs.gegevens}>
    <PersonDetails person={useCardPerson()} />
  </CardTab>
);
