import { useSelector } from 'react-redux';
import { useMatch, useParams } from 'react-router';
import { CardScreen } from '@/kit/card/screen/CardScreen';
import { CardMenu } from '@/kit/card/tabs/CardMenu';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { openedUnit } from '@/core/recent/opened';
import { selectMay } from '@/core/session/sessionSlice';
import { TimelineAhead } from '@/shared/timeline';
import { usePropertyPanel, PropertyPanel } from '@/records/property';
import { UnitSidebar } from '../sidebar/UnitSidebar';
import { unitTabs } from '../unitTabs';
import { unitTexts as texts } from '../unitTexts';
import { unitTitles } from '../unitTitles';
import { UnitHeader } from './UnitHeader';
import { unitLive } from './unitLive';
import { useUnitAnswer, zoneOf } from '../useUnit';

const TIMELINE = unitTabs.pattern('tijdlijn');

/** The card of one unit (002 §2.3). */
export function UnitCardScreen() {
  const { unitId = '' } = useParams();
  const mayMenu = useSelector(selectMay)('customerCard');
  const mayTimeline = useMayOpen(TIMELINE);
  const isTimeline = useMatch(TIMELINE) !== null && mayTimeline;
  const { panel } = usePropertyPanel({ of: 'unit', id: unitId });
  return (
    <CardScreen
      id={unitId}
      answer={useUnitAnswer()}
      live={unitLive}
      texts={texts}
      opened={openedUnit}
      list={paths.units}
      ahead={isTimeline && <TimelineAhead of="unit" id={unitId} />}
      header={(unit, heading) => <UnitHeader unit={unit} headingRef={heading} />}
      menu={(unit) => mayMenu && <CardMenu label={unitTitles.tabsLabel} card={unitTabs} record={unit} />}
      sidebar={(unit) => <UnitSidebar unit={unit} />}
      panel={panel && ((unit) => <PropertyPanel zone={zoneOf(unit)} />)}
    />
  );
}
