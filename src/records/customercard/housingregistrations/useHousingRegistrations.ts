import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { housingRegistrationQueries } from '@/api/tenancy/housingRegistrations';
import { selectConfig } from '@/core/config/configSlice';
import { selectMay } from '@/core/session/sessionSlice';

const { registrationsOfPerson, registrantInfo } = housingRegistrationQueries.endpoints;

/** Returns true if the tab Inschrijvingen has something to show (CARD-27). */
export function useHasRegistrations(personId: string): boolean {
  const may = useSelector(selectMay)('registrationRead');
  const { currentData = [] } = registrationsOfPerson.useQuery(may ? personId : skipToken);
  return currentData.length > 0;
}

/**
 * Returns true if the person is registered for a home; null if the installation allocates no housing or the answer is
 * unknown (CARD-40).
 */
export function useActiveHousingRegistration(personId: string): boolean | null {
  const may = useSelector(selectMay);
  const { facets } = useSelector(selectConfig);
  const isThere =
    facets.housingAllocation?.available === true && (may('customerCard') || may('registrationRead'));
  const { currentData } = registrantInfo.useQuery(isThere ? personId : skipToken);
  return currentData?.hasActiveHousingRegistration ?? null;
}
