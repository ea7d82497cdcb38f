import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { Badge } from '@/ui/record/Badge';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InboxIcon } from '@/ui/icons';
import { Pane } from '@/ui/layout/Pane';
import { Skeleton, SkeletonList } from '@/ui/feedback/Skeleton';
import { SplitPanes } from '@/ui/layout/SplitPanes';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Truncated } from '@/ui/text/Truncated';
import { VirtualList } from '@/ui/list/VirtualList';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';
import styles from './ListScreen.module.css';

const { labels, samples, states } = sandboxTexts;
const MANY = 10_000;
const ROW_PX = 60;
const rows = Array.from({ length: MANY }, (_, index) => String(index));
const asKey = (row: string) => row;
const pick = <T,>(list: readonly T[], index: number) => list[index % list.length];

export function ListScreen() {
  const [sizes, setSizes] = useState<Record<string, number>>({});
  return (
    <>
      <Example title={states.many} stacked>
        <div className={styles.frame}>
          <Rows />
        </div>
      </Example>
      <Example title={states.waiting} stacked>
        <div className={styles.frame}>
          <SkeletonList rows={6} rowHeight={ROW_PX} />
          <Skeleton lines={3} />
        </div>
      </Example>
      <Example title={states.empty} stacked>
        <div className={styles.frame}>
          <EmptyState
            icon={InboxIcon}
            title={labels.emptyTitle}
            action={<Button>{labels.clearFilters}</Button>}
          >
            {labels.emptyText}
          </EmptyState>
        </div>
      </Example>
      <Example title={states.failed} stacked>
        <div className={styles.frame}>
          <ErrorState title={labels.failedTitle} detail={labels.failedText} onRetry={() => undefined} />
        </div>
      </Example>
      <Example title={states.panes} stacked wide>
        <div className={styles.frame}>
          <SplitPanes
            sizes={sizes}
            onSizesChange={setSizes}
            panes={[
              {
                id: 'filters',
                label: labels.filters,
                min: 120,
                initial: 180,
                content: (
                  <Pane label={labels.filters} title padded>
                    {labels.filters}
                  </Pane>
                ),
              },
              {
                id: 'list',
                label: labels.list,
                min: 160,
                initial: 260,
                content: (
                  <Pane label={labels.list} title padded>
                    {labels.list}
                  </Pane>
                ),
              },
              {
                id: 'details',
                label: labels.details,
                min: 160,
                initial: 300,
                content: (
                  <Pane label={labels.details} title padded>
                    {samples.long}
                  </Pane>
                ),
              },
            ]}
          />
        </div>
      </Example>
    </>
  );
}

function Rows() {
  const [open, setOpen] = useState('2');
  const row = useCallback(
    (key: string, index: number) => {
      const status = pick(samples.statuses, index);
      return (
        <button
          type="button"
          data-row-focus
          aria-current={key === open ? 'true' : undefined}
          className={clsx(styles.row, key === open && styles.open)}
          onClick={() => setOpen(key)}
        >
          <span className={styles.line}>
            {index % 4 === 0 && <Badge tone="accent">{samples.tones.accent}</Badge>}
            <Truncated className={styles.subject}>{pick(samples.subjects, index) ?? ''}</Truncated>
            {status && <StatusLabel {...status} />}
          </span>
          <Truncated
            className={styles.meta}
          >{`${samples.number} · ${pick(samples.people, index) ?? ''}`}</Truncated>
        </button>
      );
    },
    [open],
  );
  return (
    <VirtualList
      items={rows}
      getKey={asKey}
      estimateSize={ROW_PX}
      renderRow={row}
      label={labels.listLabel(MANY)}
    />
  );
}
