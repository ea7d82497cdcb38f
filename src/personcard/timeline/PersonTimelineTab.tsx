import { PersonTimeline, PersonTimelineFilters } from '@/timeline';
import { CardTab } from '../card/CardTab';
import { useCardPerson } from '../card/usePerson';
import { personTexts } from '../personTexts';

export function PersonTimelineTab() {
  const person = useCardPerson();
  return (
    <CardTab label={personTexts.tabs.tijdlijn} filters={<PersonTimelineFilters person={person} />}>
      <PersonTimeline personId={person.id} />
    </CardTab>
  );
}
