import { useDispatch, useSelector } from 'react-redux';
import { DeliveryStatus } from '@/domain/diagnostics/undeliveredMessage';
import { BulkButton } from '@/kit/livelist/BulkButton';
import { BulkBar } from '@/ui/bulk/BulkBar';
import { BulkProgress } from '@/ui/bulk/BulkProgress';
import { Button } from '@/ui/buttons/Button';
import { RetryIcon } from '@/ui/icons';
import { undeliveredKeys } from '../diagnosticsShortcutTexts';
import {
  batchDismissed,
  batchStopRequested,
  retriesRequested,
  selectBatch,
  type WithRetries,
} from '../retry/retriesSlice';
import { messageTitle } from '../undeliveredRules';
import { undeliveredTexts } from '../undeliveredTexts';
import type { UndeliveredListState } from './useUndeliveredList';

const texts = undeliveredTexts.batch;

/** Puts the selected messages through together, with the progress and the outcome of each. */
export function RetryBar({ list }: { list: UndeliveredListState }) {
  const dispatch = useDispatch();
  const batch = useSelector((state: WithRetries) => selectBatch(state));
  if (batch !== null)
    return (
      <BulkProgress
        title={texts.title}
        resultsLabel={texts.results}
        bulk={batch}
        onStop={() => dispatch(batchStopRequested())}
        onDismiss={() => dispatch(batchDismissed())}
      />
    );
  return list.selected.length > 0 ? <Selected list={list} /> : null;
}

function Selected({ list: { selected, filter, total = 0, selectAll } }: { list: UndeliveredListState }) {
  const dispatch = useDispatch();
  const hasOthers = filter.status === DeliveryStatus.Failed && total > selected.length;
  const start = (asked: Parameters<typeof retriesRequested>[0]) => {
    dispatch(retriesRequested(asked));
    selectAll(false);
  };
  return (
    <BulkBar
      label={texts.bar}
      count={texts.selected(selected.length)}
      deselectLabel={texts.deselect}
      onDeselect={() => selectAll(false)}
    >
      <BulkButton
        primary
        label={undeliveredTexts.retry}
        icon={RetryIcon}
        shortcut={undeliveredKeys.retry}
        onPress={() => start(selected.map((one) => ({ id: one.id, subject: messageTitle(one) })))}
      />
      {hasOthers && (
        <Button size="s" onClick={() => start(filter)}>
          {texts.all(total)}
        </Button>
      )}
    </BulkBar>
  );
}
