import { CardTab } from '@/kit/card/tabs/CardTab';
import { PropertyTimeline } from '@/records/property';
import { PropertyAnnouncements } from '@/shared/announcements';
import { complexTitles } from './complexTitles';
import { useCardComplex, zoneOf } from './useComplex';

/** The events in a complex and its units; the first tab of the card. */
export const ComplexTimelineTab = () => (
  <PropertyTimeline zone={zoneOf(useCardComplex())} label={complexTitles.tabs.timeline} />
);

export const AnnouncementsTab = () => (
  <CardTab label={complexTitles.tabs.announcements}>
    <PropertyAnnouncements of="complex" id={useCardComplex().id} />
  </CardTab>
);
