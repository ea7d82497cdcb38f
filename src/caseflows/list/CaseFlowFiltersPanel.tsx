import { useDispatch, useSelector } from 'react-redux';
import { caseFlowQueries } from '@/api/caseFlowQueries';
import { CASE_FLOW_SORTS, type CaseFlowSort } from '@/api/caseFlows';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import {
  CASE_FLOW_STATUS_CODES,
  type CaseFlowStatusCode,
  caseFlowStatusLabel,
  statusOfCode,
} from '@/domain/caseFlowStatus';
import { AssigneePicker, chosenAssignee } from '@/people';
import { loadOf } from '@/ui/feedback/answer';
import { Button } from '@/ui/fields/Button';
import { DeadlineFilter } from '@/ui/list/DeadlineFilter';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { filterTexts } from '@/list/filterTexts';
import { FieldProblem, FilterFields } from '@/ui/list/FilterFields';
import { MultiSelect } from '@/ui/fields/MultiSelect';
import { SavedViews } from '@/ui/list/SavedViews';
import { Select } from '@/ui/fields/Select';
import { type CaseFlowFilters, hasFilters } from './caseFlowFilters';
import { viewRemoved } from './caseFlowList';
import { caseFlowListTexts } from './caseFlowListTexts';
import { selectViews } from '../caseFlowsSelectors';
import type { CaseFlowAddress } from './caseFlowList';

const OWNER_FILTER_PAGE_SIZE = 10;
const FILTER_DEBOUNCE_MS = 500;

const { caseFlowTypes } = caseFlowQueries.endpoints;
const texts = { ...filterTexts, ...caseFlowListTexts.filters };

const statusses = CASE_FLOW_STATUS_CODES.map((value) => ({
  value,
  label: caseFlowStatusLabel(statusOfCode(value)),
}));

/** Everything that the list of cases can be narrowed with; it comes after the first rows. */
export function CaseFlowFiltersPanel({ address }: { address: CaseFlowAddress }) {
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
          onSave={() => dispatch(dialogOpened({ dialog: { kind: 'caseFlowSaveView', filters, sort } }))}
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
      <MultiSelect
        label={texts.status}
        options={statusses}
        values={filters.statusses}
        onChange={(codes) => change({ statusses: (codes as CaseFlowStatusCode[]).sort() })}
        placeholder={texts.anyStatus}
      />
      <TypeFilter value={filters.caseType} onChange={(caseType) => change({ caseType })} />
      <DeadlineFilter
        texts={texts}
        value={filters.completion}
        onChange={(completion) => change({ completion })}
      />
      <PeopleFilters filters={filters} onChange={change} />
      {mayOrder && (
        <Select
          label={texts.sort}
          options={CASE_FLOW_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChange={(next) => change({}, (next ?? 'deadline') as CaseFlowSort)}
        />
      )}
      <Button disabledReason={hasFilters(filters) ? null : texts.noneActive} onClick={clear}>
        {texts.clear}
      </Button>
    </FilterFields>
  );
}

interface TypeFilterProps {
  value: string | null;
  onChange: (caseType: string | null) => void;
}

function TypeFilter({ value, onChange }: TypeFilterProps) {
  const answer = caseFlowTypes.useQuery(undefined);
  const types = answer.currentData ?? [];
  const known = types.map(({ name, title }) => ({ value: name, label: title || name }));
  const isKnown = value === null || types.some(({ name }) => name === value);
  return (
    <>
      <Select
        label={texts.types}
        options={isKnown ? known : [...known, { value, label: value }]}
        value={value}
        onChange={onChange}
        placeholder={texts.anyType}
        clearable
      />
      {loadOf(answer) === 'failed' && (
        <FieldProblem text={texts.typesFailed} onRetry={() => void answer.refetch()} />
      )}
    </>
  );
}

interface PeopleFiltersProps {
  filters: CaseFlowFilters;
  onChange: (changes: Partial<CaseFlowFilters>) => void;
}

function PeopleFilters({ filters, onChange }: PeopleFiltersProps) {
  return (
    <>
      <AssigneePicker
        label={texts.owner}
        value={chosenAssignee(filters.owner)}
        onChange={(owner) => onChange({ owner })}
        pageSize={OWNER_FILTER_PAGE_SIZE}
      />
      <AssigneePicker
        label={texts.executor}
        value={chosenAssignee(filters.executor)}
        onChange={(executor) => onChange({ executor })}
        pageSize={OWNER_FILTER_PAGE_SIZE}
      />
    </>
  );
}
