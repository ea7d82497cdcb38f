import { ZoneAnnouncements } from '@/announcements';
import { CardTab } from '@/card/tabs/CardTab';
import { complexTitles } from './complexTitles';
import { useCardComplex } from './useComplex';

export const AnnouncementsTab = () => (
  <CardTab label={complexTitles.tabs.announcements}>
    <ZoneAnnouncements of="complex" id={useCardComplex().id} />
  </CardTab>
);
