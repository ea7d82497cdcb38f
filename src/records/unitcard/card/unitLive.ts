import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { liveCard } from '@/kit/card/live/liveCard';
import { Unit } from '@/domain/properties/units';
import { unitTexts } from '../unitTexts';
import { valuationRequestSaga } from '../valuation/valuationRequestSaga';

const { matchFulfilled, matchRejected } = allContractQueries.endpoints.allContractsOfUnit;
const isEnded = isAnyOf(matchFulfilled, matchRejected);

/** A query that was skipped because the same query is running does not count as ended. */
const isRead = (action: Action, id: string): boolean =>
  isEnded(action) &&
  action.meta.arg.originalArgs === id &&
  !('condition' in action.meta && action.meta.condition);

/** Keeps the card of a unit up to date (002 §4.1, §7). */
export const unitLive = liveCard({
  card: 'unit',
  sync: {
    hub: 'unitHub',
    schema: Unit,
    updating: { unitHub: unitTexts.updating },
    failed: unitTexts.updateFailed,
  },
  refresh: {
    hub: 'unitContractHub',
    text: unitTexts.updatingContracts,
    isAnswered: isRead,
  },
  hubs: ['unitActivityHub', 'unitContractHub', 'unitValuationHub', 'announcementHub'],
});

export const unitSagas = { unitLive: unitLive.saga, valuationRequest: valuationRequestSaga };
