import { CardTab } from '@/kit/card/tabs/CardTab';
import { PropertyAnnouncements } from '@/shared/announcements';
import { useCardUnit } from './useUnit';
import { unitTitles } from './unitTitles';

/* The tabs after the first are loaded as one file. */
export { ContractsTab } from './contracts/ContractsTab';
export { ValuationTab } from './valuation/ValuationTab';

export const AnnouncementsTab = () => (
  <CardTab label={unitTitles.tabs.announcements}>
    <PropertyAnnouncements of="unit" id={useCardUnit().id} />
  </CardTab>
);
