import { lazy, memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { panelSet, selectDeviceMode } from '@/core/device/deviceSlice';
import { FiltersPane } from '@/ui/FiltersPane';
import { tasksTexts } from '../tasksTexts';
import type { TaskAddress } from './useTaskAddress';

const TaskFiltersPanel = lazy(async () => ({
  default: (await import('./TaskFiltersPanel')).TaskFiltersPanel,
}));

/** The filters of the task list; the fields are fetched when the first rows stand there. */
export const TasksFiltersPane = memo(function TasksFiltersPane({
  address,
  ready,
}: {
  address: TaskAddress;
  ready: boolean;
}) {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const close = () => dispatch(panelSet({ panel: 'filters', open: false }));
  return (
    <FiltersPane
      title={tasksTexts.filters.title}
      isPage={mode === 'mobile'}
      applyLabel={tasksTexts.filters.apply}
      onApply={mode === 'desktop' ? null : close}
    >
      {ready ? <TaskFiltersPanel address={address} /> : null}
    </FiltersPane>
  );
});
