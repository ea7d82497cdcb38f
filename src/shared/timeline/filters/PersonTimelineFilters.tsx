import type { ReactNode } from 'react';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import type { ChannelType } from '@/domain/timeline/channelType';
import type { Person } from '@/domain/people/person';
import {
  channelFilterLabel,
  FILTER_CHANNELS,
  hasTimelineFilters,
  isOfferedCategory,
} from '@/domain/timeline/timelineFilters';
import type { Answer } from '@/ui/feedback/answer';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/pickers/Select';
import { FieldProblem, FilterFields } from '@/ui/filters/FilterFields';
import { timelineTexts } from '../timelineTexts';
import { StatusFilterField } from './StatusFilterField';
import { TimelineContractFilter } from './TimelineContractFilter';
import { useTimelineFilters } from './useTimelineFilters';

const texts = timelineTexts.filters;
const channels = FILTER_CHANNELS.map((channel) => ({ value: channel, label: channelFilterLabel(channel) }));

/** The filters of a person's timeline, except the search by words. Each choice applies at once (001 §3). */
export function PersonTimelineFilters({ person }: { person: Person }) {
  const { filters, statuses, change, clear } = useTimelineFilters('person');
  const contractRole = person.roles.customer;
  return (
    <FilterFields
      label={texts.label}
      views={
        hasTimelineFilters(filters) && (
          <Button size="s" variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        )
      }
    >
      <CategoryFilter value={filters.category} onChange={(category) => change({ category })} />
      {contractRole !== null && (
        <TimelineContractFilter
          roleId={contractRole}
          value={filters.contractId}
          onChange={(contractId) => change({ contractId })}
        />
      )}
      <ScenarioFilter value={filters.scenarioId} onChange={(scenarioId) => change({ scenarioId })} />
      <TagFilter value={filters.tagId} onChange={(tagId) => change({ tagId })} />
      <StatusFilterField
        statuses={statuses}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <Select
        clearable
        label={texts.channel}
        placeholder={texts.all}
        options={channels}
        value={filters.channel}
        onChange={(channel) => change({ channel: channel as ChannelType | null })}
      />
    </FilterFields>
  );
}

interface FilterProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

interface ListedFilterProps<T> extends FilterProps {
  label: string;
  answer: Answer<readonly T[]>;
  failed: string;
  toOption: (item: T) => { value: string; label: string };
}

function ListedFilter<T>({
  label,
  answer,
  failed,
  toOption,
  value,
  onChange,
}: ListedFilterProps<T>): ReactNode {
  const { currentData, isError } = answer;
  if (currentData === undefined && isError) return <FieldProblem text={failed} answer={answer} />;
  return (
    <Select
      clearable
      label={label}
      placeholder={texts.all}
      options={(currentData ?? []).map(toOption)}
      answer={answer}
      value={value}
      onChange={onChange}
    />
  );
}

function CategoryFilter(props: FilterProps) {
  const answer = timelineQueries.endpoints.activityCategories.useQuery(undefined);
  const currentData = answer.currentData?.filter(isOfferedCategory);
  return (
    <ListedFilter
      {...props}
      label={texts.category}
      answer={{ ...answer, currentData }}
      failed={texts.categoriesFailed}
      toOption={(name) => ({ value: name, label: name })}
    />
  );
}

function ScenarioFilter(props: FilterProps) {
  const answer = selfServiceQueries.endpoints.allScenarios.useQuery(undefined);
  const currentData = answer.currentData?.filter(({ showInOverview }) => showInOverview);
  return (
    <ListedFilter
      {...props}
      label={texts.scenario}
      answer={{ ...answer, currentData }}
      failed={texts.scenariosFailed}
      toOption={({ id, title }) => ({ value: id, label: title || texts.nameless })}
    />
  );
}

/** The top subjects, and the chosen subject if it came from a case and is not a top subject. */
function TagFilter(props: FilterProps) {
  const answer = thesaurusQueries.endpoints.rootSubjects.useQuery(undefined);
  const roots = answer.currentData;
  const isOfCase = props.value !== null && !roots?.some(({ id }) => id === props.value);
  const chosen = isOfCase ? [{ id: props.value ?? '', name: texts.tagOfCase }] : [];
  return (
    <ListedFilter
      {...props}
      label={texts.tag}
      answer={{ ...answer, currentData: roots && [...roots, ...chosen] }}
      failed={texts.tagsFailed}
      toOption={({ id, name }) => ({ value: id, label: name || texts.nameless })}
    />
  );
}
