import { useMatch, useParams } from 'react-router';
import { CardScreen } from '@/kit/card/screen/CardScreen';
import { CardMenu } from '@/kit/card/tabs/CardMenu';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { openedComplex } from '@/core/recent/opened';
import { TimelineAhead } from '@/shared/timeline';
import { usePropertyPanel, PropertyPanel } from '@/records/property';
import { ComplexHeader } from './ComplexHeader';
import { complexLive } from './complexLive';
import { ComplexSidebar } from './ComplexSidebar';
import { complexTabs } from './complexTabs';
import { complexTexts as texts } from './complexTexts';
import { complexTitles } from './complexTitles';
import { useComplexAnswer, zoneOf } from './useComplex';

const TIMELINE = complexTabs.pattern('tijdlijn');

/** The card of one complex (002 §2.2). */
export function ComplexCardScreen() {
  const { complexId = '' } = useParams();
  const mayTimeline = useMayOpen(TIMELINE);
  const isTimeline = useMatch(TIMELINE) !== null && mayTimeline;
  const { panel } = usePropertyPanel({ of: 'complex', id: complexId });
  return (
    <CardScreen
      id={complexId}
      answer={useComplexAnswer()}
      live={complexLive}
      texts={texts}
      opened={openedComplex}
      list={paths.complexes}
      ahead={isTimeline && <TimelineAhead of="complex" id={complexId} />}
      header={(complex, heading) => <ComplexHeader complex={complex} headingRef={heading} />}
      menu={(complex) => <CardMenu label={complexTitles.tabsLabel} card={complexTabs} record={complex} />}
      sidebar={(complex) => <ComplexSidebar complex={complex} />}
      panel={panel && ((complex) => <PropertyPanel zone={zoneOf(complex)} />)}
    />
  );
}
