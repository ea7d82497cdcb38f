import { CardTab } from '@/card/tabs/CardTab';
import { ColleagueTimeline, ZoneTimelineFilters } from '@/timeline';
import { useCardColleague } from '../useColleague';
import { colleagueTitles } from '../colleagueTitles';

/** What a colleague did (002 §2.1). */
export function HistoryTab() {
  const { id } = useCardColleague();
  return (
    <CardTab label={colleagueTitles.tabs.history} filters={<ZoneTimelineFilters of="colleague" />}>
      <ColleagueTimeline id={id} />
    </CardTab>
  );
}
