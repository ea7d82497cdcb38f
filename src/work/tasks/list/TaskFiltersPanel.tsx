import { memo, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { taskQueries } from '@/api/tasks/taskQueries';
import { TASK_SORTS } from '@/api/tasks/tasks';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { TaskStatusFilter, taskStatusFilterLabel } from '@/domain/tasks/taskStatusFilter';
import { AssigneePicker, chosenAssignee, FILTER_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { loadOf } from '@/ui/feedback/answer';
import { DeadlineFilter } from '@/ui/filters/DeadlineFilter';
import { filterTexts } from '@/kit/livelist/filterTexts';
import { ListFields } from '@/kit/livelist/ListFields';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { MultiSelect, Select } from '@/ui/pickers/laterPickers';
import type { TaskFilters } from './taskFilters';
import { tasksTexts } from '../tasksTexts';
import { type TaskAddress, taskList } from './taskList';

const texts = { ...filterTexts, ...tasksTexts.filters };

const statuses = Object.values(TaskStatusFilter).map((value) => ({
  value,
  label: taskStatusFilterLabel(value),
}));

/** The filters of the list; they load after the first rows. */
export function TaskFiltersPanel({ address }: { address: TaskAddress }) {
  const { filters, sort, change } = address;
  const dispatch = useDispatch();
  return (
    <ListFields
      list={taskList}
      address={address}
      texts={texts}
      sorts={TASK_SORTS}
      onSaveView={() => dispatch(dialogOpened({ dialog: { kind: 'taskSaveView', filters, sort } }))}
    >
      <Choices
        status={filters.status}
        deadline={filters.deadline}
        taskTypes={filters.taskTypes}
        createdBy={filters.createdBy}
        assignedTo={filters.assignedTo}
        change={change}
      />
    </ListFields>
  );
}

type ChoicesProps = Omit<TaskFilters, 'query'> & Pick<TaskAddress, 'change'>;

/** Memoised, so that typing in the search field does not render these filters again. */
const Choices = memo(function Choices({ change, status, deadline, taskTypes, ...people }: ChoicesProps) {
  return (
    <>
      <Select
        label={texts.status}
        options={statuses}
        value={status}
        onChange={(next) => change({ status: next as TaskStatusFilter | null })}
        placeholder={texts.anyStatus}
        clearable
      />
      <DeadlineFilter texts={texts} value={deadline} onChange={(next) => change({ deadline: next })} />
      <TypesFilter values={taskTypes} onChange={(types) => change({ taskTypes: types })} />
      <PeopleFilters {...people} onChange={change} />
    </>
  );
});

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
        answer={answer}
        options={options}
        values={values}
        onChange={onChange}
        placeholder={texts.anyType}
      />
      {loadOf(answer) === 'failed' && <FieldProblem text={texts.typesFailed} answer={answer} />}
    </>
  );
}

interface PeopleFiltersProps extends Pick<TaskFilters, 'createdBy' | 'assignedTo'> {
  onChange: (changes: Partial<TaskFilters>) => void;
}

function PeopleFilters({ createdBy, assignedTo, onChange }: PeopleFiltersProps) {
  return (
    <>
      <AssigneePicker
        label={texts.createdBy}
        value={chosenAssignee(createdBy)}
        onChange={(person) => onChange({ createdBy: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
      <AssigneePicker
        label={texts.assignedTo}
        value={chosenAssignee(assignedTo)}
        onChange={(person) => onChange({ assignedTo: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
    </>
  );
}
