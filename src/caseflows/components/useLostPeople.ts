import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { assigneeOfId } from '@/domain/keptAssignee';

interface LostPeople {
  owner: boolean;
  executor: boolean;
}

/** Someone whom nobody could find is no filter, and leaves the address too (000 §8.3). */
export function useLostPeople({ owner, executor }: LostPeople): void {
  const [search, setSearch] = useSearchParams();
  const isOwnerLost = owner && assigneeOfId(search.get('ownerId')) !== null;
  const isExecutorLost = executor && assigneeOfId(search.get('executorId')) !== null;
  useEffect(() => {
    if (!isOwnerLost && !isExecutorLost) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isOwnerLost) next.delete('ownerId');
        if (isExecutorLost) next.delete('executorId');
        return next;
      },
      { replace: true },
    );
  }, [isOwnerLost, isExecutorLost, setSearch]);
}
