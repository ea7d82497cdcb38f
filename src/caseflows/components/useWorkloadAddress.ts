import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { withKnownName } from '@/domain/keptAssignee';
import { noFilters } from '../caseFlowFilters';
import { questionFromSearch, questionToSearch, type WorkloadQuestion } from '../workloadQuestion';
import { selectOwners } from '../workloadSelectors';
import type { CaseFlowAddress } from './useCaseFlowAddress';

/** What the address asks of the workload, and how its filters are changed: the same ones as those of the overview. */
export function useWorkloadAddress(): { question: WorkloadQuestion; address: CaseFlowAddress } {
  const [search, setSearch] = useSearchParams();
  const owners = useSelector(selectOwners);
  const question = useMemo(() => questionFromSearch(search), [search]);

  const change = useCallback<CaseFlowAddress['change']>(
    (changes, sort) => {
      setSearch(
        (now) => {
          const asked = questionFromSearch(now);
          return questionToSearch({
            ...asked,
            filters: { ...asked.filters, ...changes },
            sort: sort ?? asked.sort,
          });
        },
        { replace: Object.keys(changes).join() === 'query' && sort === undefined },
      );
    },
    [setSearch],
  );

  const address = useMemo((): CaseFlowAddress => {
    const { filters, sort } = question;
    const named = {
      ...filters,
      owner: withKnownName(filters.owner, owners.get(filters.owner?.id ?? '') ?? null),
    };
    return { filters: named, sort, change, clear: () => change(noFilters) };
  }, [question, owners, change]);
  return { question, address };
}
