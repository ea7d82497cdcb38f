import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { accountQueries } from '@/api/people/accounts';
import { contractQueries } from '@/api/tenancy/contracts';
import { indicatorQueries } from '@/api/people/indicators';
import { useDebounced } from '@/core/hooks/useDebounced';
import { selectMay } from '@/core/session/sessionSlice';
import type { Indicator } from '@/domain/people/indicator';
import type { Person } from '@/domain/people/person';
import { indicatorSubjects, useRunningContracts } from '@/shared/people';
import { type Answer, loadOf } from '@/ui/feedback/answer';

/** In ms: the wait after a part has loaded, in case another part follows (001 §9, AMB-114). */
const QUIET_MS = 1_000;

/**
 * The indicators of a person, most urgent first, requested when all parts on which they depend have loaded (001 §5).
 */
export function useIndicators(person: Person): Answer<Indicator[]> {
  const may = useSelector(selectMay);
  const { customer } = person.roles;
  const account = accountQueries.endpoints.accountOfPerson.useQuery(person.id);
  const contractors = contractQueries.endpoints.contractors.useQuery(
    customer !== null && may('customerCard') ? person.id : skipToken,
  );
  const balance = contractQueries.endpoints.outstandingBalance.useQuery(
    customer !== null && may('billRead') ? customer : skipToken,
  );
  const running = useRunningContracts(person);
  const parts: Answer<unknown>[] = [account, running, ...[contractors, balance].filter(isAsked)];

  const isComplete = parts.every((part) => loadOf(part) === 'loaded');
  const { currentData: contracts } = running;
  const subjects = useMemo(
    () => (isComplete && contracts ? indicatorSubjects(person, contracts) : skipToken),
    [person, isComplete, contracts],
  );
  const answer = indicatorQueries.endpoints.indicators.useQuery(useDebounced(subjects, QUIET_MS));
  const failed = parts.filter((part) => loadOf(part) === 'failed');
  const [first] = failed;
  return first === undefined
    ? answer
    : {
        ...answer,
        error: first.error,
        isError: true,
        refetch: () => failed.forEach((part) => part.refetch()),
      };
}

const isAsked = ({ isUninitialized }: { isUninitialized: boolean }): boolean => !isUninitialized;
