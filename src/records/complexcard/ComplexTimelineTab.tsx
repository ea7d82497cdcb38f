import { PropertyTimeline } from '@/records/property';
import { complexTitles } from './complexTitles';
import { useCardComplex, zoneOf } from './useComplex';

/** The events in a complex and its units; the first tab of the card. */
export const ComplexTimelineTab = () => (
  <PropertyTimeline zone={zoneOf(useCardComplex())} label={complexTitles.tabs.timeline} />
);
