import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { selectHasCalendar } from '@/core/config/configSlice';
import { liveCard } from '@/kit/card/live/liveCard';
import { CardScreen } from '@/kit/card/screen/CardScreen';
import { CardMenu } from '@/kit/card/tabs/CardMenu';
import { paths } from '@/core/paths';
import { openedColleague } from '@/core/recent/opened';
import type { Colleague } from '@/domain/colleagues/colleague';
import { colleagueTabs } from '../colleagueTabs';
import { colleagueTexts as texts } from '../colleagueTexts';
import { colleagueTitles } from '../colleagueTitles';
import { ColleagueSidebar } from '../sidebar/ColleagueSidebar';
import { ColleagueHeader } from './ColleagueHeader';
import { useColleagueAnswer, useIsOwnCard } from '../useColleague';

/**
 * The card needs no hub of its own. Only the presence hub reports colleagues, and that hub is open for everyone on the
 * screen.
 */
const colleagueLive = liveCard({ card: 'colleague', sync: null, hubs: [] });

/** The card of one colleague (002 §2.1). */
export function ColleagueCardScreen() {
  const { personId = '' } = useParams();
  return (
    <CardScreen
      id={personId}
      answer={useColleagueAnswer()}
      live={colleagueLive}
      texts={texts}
      opened={openedColleague}
      list={paths.colleagues}
      header={(colleague, heading) => <ColleagueHeader colleague={colleague} headingRef={heading} />}
      menu={(colleague) => <ColleagueMenu colleague={colleague} />}
      sidebar={(colleague) => <ColleagueSidebar colleague={colleague} />}
      panel={null}
    />
  );
}

function ColleagueMenu({ colleague }: { colleague: Colleague }) {
  const record = { hasCalendar: useSelector(selectHasCalendar), isOwn: useIsOwnCard(colleague) };
  return <CardMenu label={colleagueTitles.tabsLabel} card={colleagueTabs} record={record} />;
}
