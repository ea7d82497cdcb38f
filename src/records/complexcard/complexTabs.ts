import { defineCardTabs } from '@/kit/card/tabs/defineCardTabs';
import { type ComplexTab, paths } from '@/core/paths';
import type { Complex } from '@/domain/properties/units';
import { complexTitles } from './complexTitles';

const { tabs } = complexTitles;

/** The tabs of the card of a complex (002 §2.2, AMB-202). */
export const complexTabs = defineCardTabs<Complex, ComplexTab>(paths.complexCard, {
  tijdlijn: {
    title: tabs.timeline,
    needs: ['customerCard', 'caseRead'],
    load: async () => (await import('./propertyTabs')).ComplexTimelineTab,
  },
  eenheden: {
    title: tabs.units,
    needs: ['customerCard'],
    load: async () => (await import('./UnitsTab')).UnitsTab,
  },
  mededelingen: {
    title: tabs.announcements,
    needs: ['customerCard', 'announcementRead'],
    load: async () => (await import('./propertyTabs')).AnnouncementsTab,
  },
});
