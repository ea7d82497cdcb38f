import { defineCardTabs } from '@/kit/card/tabs/defineCardTabs';
import { paths, type UnitTab } from '@/core/paths';
import type { Unit } from '@/domain/properties/units';
import { unitTitles } from './unitTitles';

const { tabs, contractsRefused } = unitTitles;
/** Each of these rights opens the repairs, even without permission for the rest of the card (REP-04). */
const REPAIR_RIGHTS = ['anonymousRepairRequestWrite', 'unitRepairRequestWrite'] as const;
/** Each of these rights opens the card. */
export const UNIT_CARD_RIGHTS = ['customerCard', ...REPAIR_RIGHTS] as const;

const loadLater = () => import('./laterTabs');

/** The tabs of the card of a unit (002 §2.3, AMB-199, AMB-202). */
export const unitTabs = defineCardTabs<Unit, UnitTab>(paths.unitCard, {
  tijdlijn: {
    title: tabs.timeline,
    needs: ['customerCard', 'caseRead'],
    load: async () => (await import('./card/UnitTimelineTab')).UnitTimelineTab,
  },
  contracten: {
    title: tabs.contracts,
    needs: ['customerCard', 'contractRead'],
    refused: contractsRefused,
    load: async () => (await loadLater()).ContractsTab,
  },
  mededelingen: {
    title: tabs.announcements,
    needs: ['customerCard', 'announcementRead'],
    load: async () => (await loadLater()).AnnouncementsTab,
  },
  woningwaardering: {
    title: tabs.valuation,
    needs: ['customerCard'],
    load: async () => (await loadLater()).ValuationTab,
  },
  reparatieverzoek: {
    title: tabs.repairs,
    needsAny: REPAIR_RIGHTS,
    load: async () => (await import('./RepairsTab')).RepairsTab,
  },
});
