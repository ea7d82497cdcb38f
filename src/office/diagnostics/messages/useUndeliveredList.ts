import { useState } from 'react';
import { useSelector } from 'react-redux';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { selectMay } from '@/core/session/sessionSlice';
import { itemsOf } from '@/domain/decode/page';
import { DeliveryStatus } from '@/domain/diagnostics/undeliveredMessage';
import { useQuestion } from '@/kit/screen/useAddressValue';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { undeliveredQuestion } from '../undeliveredRules';

/** The list that the address describes, and which of its failed messages are selected. */
export function useUndeliveredList() {
  const [filter, setFilter] = useQuestion(undeliveredQuestion);
  const answer = useRowsKept(undeliveredQueries.endpoints.undeliveredMessages.useInfiniteQuery(filter));
  const mayRetry = useSelector(selectMay)('serviceBusErrorRetry');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const messages = itemsOf(answer.currentData?.pages ?? []);
  const failed = mayRetry ? messages.filter(({ status }) => status === DeliveryStatus.Failed) : [];
  const selected = failed.filter(({ id }) => chosen.has(id));
  return {
    filter,
    answer,
    total: answer.currentData?.pages.at(-1)?.total,
    failed,
    selected,
    /** A selected range holds all of its rows; only the failed messages among them count as selected. */
    rows: {
      ids: () => messages.map(({ id }) => id),
      selected: () => [...chosen],
      select: (ids: readonly string[]) => setChosen(new Set(ids)),
    },
    setFilter,
    toggle: (id: string) => setChosen((before) => without(before, id) ?? new Set([...before, id])),
    selectAll: (all: boolean) => setChosen(new Set(all ? failed.map(({ id }) => id) : [])),
  };
}

export type UndeliveredListState = ReturnType<typeof useUndeliveredList>;

/** Returns null if the id was not in the set. */
const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> | null =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : null;
