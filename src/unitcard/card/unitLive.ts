import { liveCard } from '@/card/live/liveCard';
import { Unit } from '@/domain/tenancy/units';
import { unitTexts } from '../unitTexts';
import { valuationRequestSaga } from '../valuation/valuationRequestSaga';

/** What keeps the card of a unit up to date (002 §4.1, §7). */
export const unitLive = liveCard({
  card: 'unit',
  sync: {
    hub: 'unitHub',
    schema: Unit,
    updating: { unitHub: unitTexts.updating },
    failed: unitTexts.updateFailed,
  },
  hubs: ['unitActivityHub', 'unitContractHub', 'unitValuationHub', 'announcementHub'],
});

export const unitSagas = { unitLive: unitLive.saga, valuationRequest: valuationRequestSaga };
