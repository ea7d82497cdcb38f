import { CardTab } from '@/kit/card/tabs/CardTab';
import { ColleagueTimeline, PropertyTimelineBar } from '@/shared/timeline';
import { useCardColleague } from '../useColleague';
import { colleagueTitles } from '../colleagueTitles';

/** The timeline of a colleague's work (002 §2.1). */
export function HistoryTab() {
  const { id } = useCardColleague();
  return (
    <CardTab label={colleagueTitles.tabs.history} bar={<PropertyTimelineBar of="colleague" />}>
      <ColleagueTimeline id={id} />
    </CardTab>
  );
}
