import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { CASE_FLOW_SORTS } from '@/api/caseflows/caseFlows';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import {
  CASE_FLOW_STATUS_CODES,
  type CaseFlowStatusCode,
  caseFlowStatusLabel,
  statusOfCode,
} from '@/domain/caseflows/caseFlowStatus';
import { AssigneePicker, chosenAssignee } from '@/shared/people';
import { loadOf } from '@/ui/feedback/answer';
import { DeadlineFilter } from '@/ui/filters/DeadlineFilter';
import { filterTexts } from '@/kit/livelist/filterTexts';
import { ListFields } from '@/kit/livelist/ListFields';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { MultiSelect, Select } from '@/ui/pickers/laterPickers';
import type { CaseFlowFilters } from './caseFlowFilters';
import { caseFlowListTexts } from './caseFlowListTexts';
import { type CaseFlowAddress, caseFlowList } from './caseFlowList';

const OWNER_FILTER_PAGE_SIZE = 10;

const { caseFlowTypes } = caseFlowQueries.endpoints;
const texts = { ...filterTexts, ...caseFlowListTexts.filters };

const statusOptions = CASE_FLOW_STATUS_CODES.map((value) => ({
  value,
  label: caseFlowStatusLabel(statusOfCode(value)),
}));

/** All filters of the list of cases; loaded after the first rows. */
export function CaseFlowFiltersPanel({ address }: { address: CaseFlowAddress }) {
  const { filters, sort, change } = address;
  const dispatch = useDispatch();
  return (
    <ListFields
      list={caseFlowList}
      address={address}
      texts={texts}
      sorts={CASE_FLOW_SORTS}
      onSaveView={() => dispatch(dialogOpened({ dialog: { kind: 'caseFlowSaveView', filters, sort } }))}
    >
      <Choices
        statusses={filters.statusses}
        caseType={filters.caseType}
        completion={filters.completion}
        owner={filters.owner}
        executor={filters.executor}
        change={change}
      />
    </ListFields>
  );
}

type ChoicesProps = Omit<CaseFlowFilters, 'query'> & Pick<CaseFlowAddress, 'change'>;

/** Memoised, so that typing in the search field does not draw these filters again. */
const Choices = memo(function Choices({ change, statusses, caseType, completion, ...people }: ChoicesProps) {
  return (
    <>
      <MultiSelect
        label={texts.status}
        options={statusOptions}
        values={statusses}
        onChange={(codes) => change({ statusses: (codes as CaseFlowStatusCode[]).sort() })}
        placeholder={texts.anyStatus}
      />
      <TypeFilter value={caseType} onChange={(next) => change({ caseType: next })} />
      <DeadlineFilter texts={texts} value={completion} onChange={(next) => change({ completion: next })} />
      <PeopleFilters {...people} onChange={change} />
    </>
  );
});

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
        answer={answer}
        options={isKnown ? known : [...known, { value, label: value }]}
        value={value}
        onChange={onChange}
        placeholder={texts.anyType}
        clearable
      />
      {loadOf(answer) === 'failed' && <FieldProblem text={texts.typesFailed} answer={answer} />}
    </>
  );
}

interface PeopleFiltersProps extends Pick<CaseFlowFilters, 'owner' | 'executor'> {
  onChange: (changes: Partial<CaseFlowFilters>) => void;
}

function PeopleFilters({ owner, executor, onChange }: PeopleFiltersProps) {
  return (
    <>
      <AssigneePicker
        label={texts.owner}
        value={chosenAssignee(owner)}
        onChange={(person) => onChange({ owner: person })}
        pageSize={OWNER_FILTER_PAGE_SIZE}
      />
      <AssigneePicker
        label={texts.executor}
        value={chosenAssignee(executor)}
        onChange={(person) => onChange({ executor: person })}
        pageSize={OWNER_FILTER_PAGE_SIZE}
      />
    </>
  );
}
