import { PropertyAnnouncements } from '@/shared/announcements';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { complexTitles } from './complexTitles';
import { useCardComplex } from './useComplex';

export const AnnouncementsTab = () => (
  <CardTab label={complexTitles.tabs.announcements}>
    <PropertyAnnouncements of="complex" id={useCardComplex().id} />
  </CardTab>
);
