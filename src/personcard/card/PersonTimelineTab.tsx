import { CardTab } from '@/card/tabs/CardTab';
import { PersonTimeline, PersonTimelineFilters } from '@/timeline';
import { personTitles } from '../personTitles';
import { useCardPerson } from './usePerson';

/** The timeline of a person. It is loaded with the card, which opens at this tab. */
export function PersonTimelineTab() {
  const person = useCardPerson();
  return (
    <CardTab label={personTitles.tabs.timeline} filters={<PersonTimelineFilters person={person} />}>
      <PersonTimeline personId={person.id} />
    </CardTab>
  );
}
