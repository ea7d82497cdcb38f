import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TASK_SORTS, type TaskSort } from '@/api/tasks';
import type { Assignee } from '@/domain/assignee';
import { TaskStatusFilter, taskStatusFilterLabel } from '@/domain/taskStatusFilter';
import { AssigneePicker, FILTER_ASSIGNEE_PAGE_SIZE } from '@/people';
import { Button } from '@/ui/Button';
import { DateField } from '@/ui/DateField';
import { MultiSelect } from '@/ui/MultiSelect';
import { SearchField } from '@/ui/SearchField';
import { Select } from '@/ui/Select';
import { Skeleton } from '@/ui/Skeleton';
import { DEADLINE_PRESETS, type DeadlinePreset, hasFilters, type TaskFilters } from '../taskFilters';
import { FILTER_DEBOUNCE_MS } from '../tasksConstants';
import { selectListedPeople, selectTaskTypes } from '../tasksSelectors';
import { typesRequested } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import { SavedViews } from './SavedViews';
import styles from './TaskFiltersPanel.module.css';
import type { TaskAddress } from './useTaskAddress';

const texts = tasksTexts.filters;
const ON_DATE = 'date';

/** Everything that the list can be narrowed with; it comes after the first rows. */
export function TaskFiltersPanel({ address }: { address: TaskAddress }) {
  const { filters, sort, change, clear } = address;
  return (
    <div className={styles['panel']}>
      <form
        className={styles['fields']}
        aria-label={texts.title}
        onSubmit={(event) => event.preventDefault()}
      >
        <QueryField value={filters.query} onChange={(query) => change({ query })} />
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
        <DeadlineFilter value={filters.deadline} onChange={(deadline) => change({ deadline })} />
        <TypesFilter values={filters.taskTypes} onChange={(taskTypes) => change({ taskTypes })} />
        <PeopleFilters filters={filters} onChange={change} />
        <Select
          label={texts.sort}
          options={TASK_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChange={(next) => change({}, (next ?? 'ends') as TaskSort)}
        />
        <Button disabledReason={hasFilters(filters) ? null : texts.noneActive} onClick={clear}>
          {texts.clear}
        </Button>
      </form>
      <SavedViews onApply={(view) => change(view.filters, view.sort)} />
    </div>
  );
}

/** Typing asks nothing until it has stopped for half a second (000 §5); Enter asks at once. */
function QueryField({ value, onChange }: { value: string; onChange: (query: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (query: string) => {
    clearTimeout(timer.current);
    setKnown(query);
    if (query !== value) onChange(query);
  };
  const type = (query: string) => {
    setTyped(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(query), FILTER_DEBOUNCE_MS);
  };
  return (
    <div
      role="presentation"
      data-task-search
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    >
      <SearchField
        hideLabel={false}
        label={texts.query}
        value={typed}
        onChange={type}
        placeholder={texts.queryPlaceholder}
      />
    </div>
  );
}

const presetLabels: Record<DeadlinePreset, string> = {
  today: texts.today,
  thisWeek: texts.thisWeek,
  expired: texts.expired,
};

const isPreset = (value: string | null): value is DeadlinePreset =>
  (DEADLINE_PRESETS as readonly (string | null)[]).includes(value);

function DeadlineFilter({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (deadline: string | null) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const date = value !== null && !isPreset(value) ? value : null;
  const onDate = date !== null || (choosing && value === null);
  const choose = (next: string | null) => {
    setChoosing(next === ON_DATE);
    if (next !== ON_DATE) onChange(next);
    else if (value !== null && date === null) onChange(null);
  };
  return (
    <>
      <Select
        label={texts.deadline}
        options={[
          ...DEADLINE_PRESETS.map((preset) => ({ value: preset, label: presetLabels[preset] })),
          { value: ON_DATE, label: texts.onDate },
        ]}
        value={onDate ? ON_DATE : value}
        onChange={choose}
        placeholder={texts.anyDeadline}
        clearable
      />
      {onDate && <DateField label={texts.date} value={date} onChange={onChange} />}
    </>
  );
}

function TypesFilter({ values, onChange }: { values: string[]; onChange: (types: string[]) => void }) {
  const dispatch = useDispatch();
  const { load, items } = useSelector(selectTaskTypes);
  useEffect(() => {
    if (load === 'idle') dispatch(typesRequested());
  }, [load, dispatch]);
  const options = useMemo(
    () =>
      [...new Set([...items.map(({ name }) => name), ...values])].map((name) => ({
        value: name,
        label: name,
      })),
    [items, values],
  );
  return (
    <div>
      <MultiSelect
        label={texts.types}
        options={options}
        values={values}
        onChange={onChange}
        placeholder={texts.anyType}
      />
      {load === 'failed' && (
        <p className={styles['problem']}>
          {texts.typesFailed}
          <Button size="s" variant="quiet" onClick={() => dispatch(typesRequested())}>
            {tasksTexts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

interface PeopleFiltersProps {
  filters: TaskFilters;
  onChange: (changes: Partial<TaskFilters>) => void;
}

/** Someone of whom a shared link gave the id only has their name from the rows, when a row has it. */
function useNamed(person: Assignee | null): Assignee | null {
  const named = useSelector((state: WithTasks) =>
    person?.name === '' ? selectListedPeople(state).get(person.id) : person,
  );
  return named === undefined && person !== null ? { ...person, name: texts.chosenPerson } : (named ?? null);
}

function PeopleFilters({ filters, onChange }: PeopleFiltersProps) {
  const createdBy = useNamed(filters.createdBy);
  const assignedTo = useNamed(filters.assignedTo);
  return (
    <Suspense fallback={<PeopleWaiting />}>
      <AssigneePicker
        label={texts.createdBy}
        value={createdBy}
        onChange={(person) => onChange({ createdBy: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
      <AssigneePicker
        label={texts.assignedTo}
        value={assignedTo}
        onChange={(person) => onChange({ assignedTo: person })}
        pageSize={FILTER_ASSIGNEE_PAGE_SIZE}
      />
    </Suspense>
  );
}

function PeopleWaiting() {
  return (
    <div className={styles['people']}>
      <Skeleton height="var(--control-height)" />
      <Skeleton height="var(--control-height)" />
    </div>
  );
}
