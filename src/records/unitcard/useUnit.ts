import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useOutletContext, useParams } from 'react-router';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { contractQueries } from '@/api/tenancy/contracts';
import { unitQueries } from '@/api/properties/units';
import type { Property } from '@/desk/contacts';
import { selectMay } from '@/core/session/sessionSlice';
import type { Contract } from '@/domain/tenancy/contract';
import { runningContracts } from '@/domain/tenancy/contracts';
import { fullUnitAddress, type Unit } from '@/domain/properties/units';
import { useNow } from '@/lib/useNow';
import type { Answer } from '@/ui/feedback/answer';
import { unitTexts } from './unitTexts';

/** The unit whose card is open, as an answer that may still be loading; null for an unknown id. */
export function useUnitAnswer() {
  const { unitId = '' } = useParams();
  return unitQueries.endpoints.unit.useQuery(unitId);
}

export const useCardUnit = (): Unit => useOutletContext<Unit>();

/** The contracts of the unit, page after page; none without the permission. */
export function useUnitContracts(unitId: string) {
  const mayRead = useSelector(selectMay)('contractRead');
  return contractQueries.endpoints.contractsOfUnit.useInfiniteQuery(mayRead ? unitId : skipToken);
}

/** The running contracts of the unit, read with the card (002 §2.3); none without the permission. */
export function useUnitRunning({ id, contractInfo }: Unit): Answer<Contract[]> {
  const now = useNow();
  const mayRead = useSelector(selectMay)('contractRead');
  const answer = allContractQueries.endpoints.allContractsOfUnit.useQuery(mayRead ? id : skipToken);
  const { currentData: all } = answer;
  return { ...answer, currentData: all && runningContracts(all, contractInfo, now) };
}

/** The unit as the subject of records that are made on its card. */
export const zoneOf = (unit: Unit): Property => ({
  of: 'unit',
  id: unit.id,
  name: fullUnitAddress(unit) ?? unitTexts.nameless,
});
