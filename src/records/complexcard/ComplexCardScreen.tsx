import { memo, type Ref } from 'react';
import { useMatch, useParams } from 'react-router';
import type { Complex } from '@/domain/properties/units';
import { CardHeader } from '@/kit/card/screen/CardHeader';
import { CardScreen } from '@/kit/card/screen/CardScreen';
import { CardMenu } from '@/kit/card/tabs/CardMenu';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { openedComplex } from '@/core/recent/opened';
import { TimelineAhead } from '@/shared/timeline';
import { PropertyActions, PropertyPanel, usePropertyPanel } from '@/records/property';
import { BuildingIcon, MapPinIcon } from '@/ui/icons';
import { RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { complexLive } from './complexLive';
import { ComplexSidebar } from './ComplexSidebar';
import { complexTabs } from './complexTabs';
import { complexTexts as texts } from './complexTexts';
import { complexTitles } from './complexTitles';
import { useComplexAnswer, zoneOf } from './useComplex';

interface ComplexHeaderProps {
  complex: Complex;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The name and actions of a complex; memoised so that another tab does not render it again. */
const ComplexHeader = memo(function ComplexHeader({ complex, headingRef }: ComplexHeaderProps) {
  const { id, city, code, unitCount } = complex;
  const zone = zoneOf(complex);
  return (
    <CardHeader
      title={zone.name}
      headingRef={headingRef}
      path={to.complexCard(id)}
      texts={texts}
      late={null}
      actions={<PropertyActions zone={zone} units={unitCount} />}
    >
      <RecordFacts>
        {city !== null && <RecordFact icon={MapPinIcon}>{city}</RecordFact>}
        {unitCount !== null && <RecordFact icon={BuildingIcon}>{texts.count(unitCount)}</RecordFact>}
        {code !== null && <RecordFact term={texts.facts.code}>{code}</RecordFact>}
      </RecordFacts>
    </CardHeader>
  );
});

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
