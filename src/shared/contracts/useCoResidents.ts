import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/people/person';
import { type CoResident, contractorsNow, coResidentsOf } from '@/domain/tenancy/contractor';
import { useRunningContracts } from '@/shared/people';
import type { Answer } from '@/ui/feedback/answer';
import { contractPlace } from './contractsTexts';

const { contractors } = contractQueries.endpoints;

/** The other people who rent or live under a contract, whether it is running or not. */
export function useCoResidentsOfContract(contractId: string, self: string | null): Answer<CoResident[]> {
  const { currentData, ...answer } = contractors.useQuery(contractId);
  return { ...answer, currentData: currentData && coResidentsOf(currentData, self) };
}

interface CoResidentsNow {
  answer: Answer<CoResident[]>;
  /** The places where a person lives, with the period. */
  placesOf: (person: CoResident) => readonly string[];
  /** The number of different places. */
  places: number;
}

/**
 * The people who rent or live with a person now. Without `contractRead` or `editTask` the people of ended contracts are
 * included.
 */
export function useCoResidents(person: Person | null): CoResidentsNow {
  const self = useSelector(selectMay)('customerCard') && person ? person.id : null;
  const mayContracts = useSelector(selectMayAny)('contractRead', 'editTask');
  const { currentData: everybody, ...answer } = contractors.useQuery(self ?? skipToken);
  const running = useRunningContracts(person);
  const { currentData: contracts } = running;

  const people = useMemo(() => {
    if (self === null || everybody === undefined || contracts === undefined) return undefined;
    return coResidentsOf(mayContracts ? contractorsNow(everybody, self, contracts) : everybody, self);
  }, [self, everybody, contracts, mayContracts]);

  const placesOf = ({ homes }: CoResident) => [
    ...new Set(
      homes.flatMap(({ contractId, addressLine }) => {
        const contract = contracts?.find(({ id }) => id === contractId);
        return contract === undefined ? (addressLine ?? []) : contractPlace(contract);
      }),
    ),
  ];
  return {
    answer: {
      ...answer,
      currentData: people,
      error: answer.error ?? running.error,
      isFetching: answer.isFetching || running.isFetching,
      isError: answer.isError || running.isError,
      refetch: () => [answer, running].filter(({ isError }) => isError).forEach((part) => part.refetch()),
    },
    placesOf,
    places: new Set(people?.flatMap(placesOf)).size,
  };
}
