import { ZoneTimeline } from '@/zones';
import { unitTitles } from '../unitTitles';
import { useCardUnit, zoneOf } from '../useUnit';

/** What happened in a unit; the card opens at it. */
export const UnitTimelineTab = () => (
  <ZoneTimeline zone={zoneOf(useCardUnit())} label={unitTitles.tabs.timeline} />
);
