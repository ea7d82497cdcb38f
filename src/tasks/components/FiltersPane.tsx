import { lazy, memo, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { panelSet, selectDeviceMode } from '@/core/device/deviceSlice';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { tasksTexts } from '../tasksTexts';
import styles from './TaskFiltersPanel.module.css';
import listStyles from './TaskList.module.css';
import type { TaskAddress } from './useTaskAddress';

const texts = tasksTexts.filters;
const FIELDS = 7;

const TaskFiltersPanel = lazy(async () => ({
  default: (await import('./TaskFiltersPanel')).TaskFiltersPanel,
}));

/** The left pane. Its fields weigh more than the whole list, so they are fetched when the first rows stand there. */
export const FiltersPane = memo(function FiltersPane({
  address,
  ready,
}: {
  address: TaskAddress;
  ready: boolean;
}) {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const Heading = mode === 'mobile' ? 'h1' : 'h2';

  return (
    <section className={listStyles['pane']} id="filters" aria-label={texts.title}>
      <header className={listStyles['bar']}>
        <Heading className={listStyles['title']}>{texts.title}</Heading>
        <span className={listStyles['meta']} />
        {mode !== 'desktop' && (
          <Button
            size="s"
            variant="primary"
            onClick={() => dispatch(panelSet({ panel: 'filters', open: false }))}
          >
            {texts.apply}
          </Button>
        )}
      </header>
      <div className={styles['scroll']}>
        <Suspense fallback={<Waiting />}>
          {ready ? <TaskFiltersPanel address={address} /> : <Waiting />}
        </Suspense>
      </div>
    </section>
  );
});

function Waiting() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: FIELDS }, (_, index) => (
        <Skeleton key={index} height="var(--control-height)" />
      ))}
    </div>
  );
}
