import { CardTab } from '@/kit/card/tabs/CardTab';
import { PersonTimelineBar, PersonTimelineFilters, Timeline } from '@/shared/timeline';
import { personTitles } from '../personTitles';
import { useCardPerson } from './usePerson';

/** The timeline of a person; it loads with the card, which opens at this tab. */
export function PersonTimelineTab() {
  const person = useCardPerson();
  return (
    <CardTab
      label={personTitles.tabs.timeline}
      bar={<PersonTimelineBar person={person} />}
      filters={<PersonTimelineFilters person={person} />}
    >
      <Timeline of="person" id={person.id} />
    </CardTab>
  );
}
