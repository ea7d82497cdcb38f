import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { taskQueries } from '@/api/taskQueries';
import { TASK_SORTS, type TaskSort } from '@/api/tasks';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { TaskStatusFilter, taskStatusFilterLabel } from '@/domain/taskStatusFilter';
import { AssigneePicker, chosenAssignee, FILTER_ASSIGNEE_PAGE_SIZE } from '@/people';
import { loadOf } from '@/ui/feedback/answer';
import { Button } from '@/ui/fields/Button';
import { DeadlineFilter } from '@/ui/list/DeadlineFilter';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { filterTexts } from '@/list/filterTexts';
import { FieldProblem, FilterFields } from '@/ui/list/FilterFields';
import { MultiSelect } from '@/ui/fields/MultiSelect';
import { SavedViews } from '@/ui/list/SavedViews';
import { Select } from '@/ui/fields/Select';
import { hasFilters, type TaskFilters } from './taskFilters';
import { selectViews } from '../tasksSelectors';
import { viewRemoved } from './taskList';
import { tasksTexts } from '../tasksTexts';
import type { TaskAddress } from './taskList';

const FILTER_DEBOUNCE_MS = 500;

const texts = { ...filterTexts, ...tasksTexts.filters };

/** Everything that the list can be narrowed with; it comes after the first rows. */
export function TaskFiltersPanel({ address }: { address: TaskAddress }) {
  const { filters, sort, mayOrder, change, clear } = address;
  const dispatch = useDispatch();
  const views = useSelector(selectViews);
  return (
    <FilterFields
      label={texts.title}
      views={
        <SavedViews
          views={views}
          texts={texts}
          onApply={(view) => change(view.filters, view.sort)}
          onRemove={(name) => dispatch(viewRemoved(name))}
          onSave={() => dispatch(dialogOpened({ dialog: { kind: 'taskSaveView', filters, sort } }))}
        />
      }
    >
      <DelayedSearch
        label={texts.query}
        placeholder={texts.queryPlaceholder}
        value={filters.query}
        delayMs={FILTER_DEBOUNCE_MS}
        onChange={(query) => change({ query })}
      />
      <Select
        label={texts.status}
        options={Object.values(TaskStatusFilter).map((value) => ({
          value,
          label: taskStatusFilterLabel(value),
        }))}
        value={filters.status}
        onChange={(status) => change({ status: status as TaskStatusFilter | null })}
        placeholder={texts.anyStatus}
        clearable
      />
      <DeadlineFilter texts={texts} value={filters.deadline} onChange={(deadline) => change({ deadline })} />
      <TypesFilter values={filters.taskTypes} onChange={(taskTypes) => change({ taskTypes })} />
      <PeopleFilters filters={filters} onChange={change} />
      {mayOrder && (
        <Select
          label={texts.sort}
          options={TASK_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChange={(next) => change({}, (next ?? 'ends') as TaskSort)}
        />
      )}
      <Button disabledReason={hasFilters(filters) ? null : texts.noneActive} onClick={clear}>
        {texts.clear}
      </Button>
    </FilterFields>
  );
}

function TypesFilter({ values, onChange }: { values: string[]; onChange: (types: string[]) => void }) {
  const answer = taskQueries.endpoints.visibleTaskTypes.useQuery(undefined);
  const types = answer.currentData;
  const options = useMemo(
    () =>
      [...new Set([...(types ?? []).map(({ name }) => name), ...values])].map((name) => ({
        value: name,
        label: name,
      })),
    [types, values],
  );
  return (
    <>
      <MultiSelect
        label={texts.types}
        options={options}
        values={values}
        onChange={onChange}
        placeholder={texts.anyType}
      />
      {loadOf(answer) === 'failed' && (
        <FieldProblem text={texts.typesFailed} onRetry={() => void answer.refetch()} />
      )}
    </>
  );
}

interface PeopleFiltersProps {
  filters: TaskFilters;
  onChange: (changes: Partial<TaskFilters>) => void;
}

function PeopleFilters({ filters, onChange }: PeopleFiltersProps) {
  return (
    <>
      <AssigneePicker
        label={texts.createdBy}
        value={chosenAssignee(filters.createdBy)}
        onChange={(person) => onChange({ createdBy: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
      <AssigneePicker
        label={texts.assignedTo}
        value={chosenAssignee(filters.assignedTo)}
        onChange={(person) => onChange({ assignedTo: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
    </>
  );
}
