import { PropertyTimeline } from '@/records/property';
import { unitTitles } from '../unitTitles';
import { useCardUnit, zoneOf } from '../useUnit';

/** The events of a unit; the first tab of the card. */
export const UnitTimelineTab = () => (
  <PropertyTimeline zone={zoneOf(useCardUnit())} label={unitTitles.tabs.timeline} />
);
