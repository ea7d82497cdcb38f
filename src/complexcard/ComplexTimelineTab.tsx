import { ZoneTimeline } from '@/zones';
import { complexTitles } from './complexTitles';
import { useCardComplex, zoneOf } from './useComplex';

/** What happened in a complex and in its units; the card opens at it. */
export const ComplexTimelineTab = () => (
  <ZoneTimeline zone={zoneOf(useCardComplex())} label={complexTitles.tabs.timeline} />
);
