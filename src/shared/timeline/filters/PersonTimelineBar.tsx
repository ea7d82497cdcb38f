import { skipToken } from '@reduxjs/toolkit/query/react';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import type { Person } from '@/domain/people/person';
import {
  channelFilterLabel,
  StatusFilter,
  statusFilterLabel,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { ListSearch } from '@/kit/livelist/ListSearch';
import { type SetFilter, setFilter } from '@/kit/livelist/setFilters';
import { timelineTexts } from '../timelineTexts';
import { useContractName } from './useContractName';
import { useTimelineFilters } from './useTimelineFilters';

const texts = timelineTexts.filters;
/** The delay of the search on the person card (001 §9). Other cards wait half as long (AMB-124). */
const QUERY_DELAY_MS = 1_000;

/** The search of a person's timeline, with the other filters that are set and the button that folds the filters. */
export function PersonTimelineBar({ person }: { person: Person }) {
  const address = useTimelineFilters('person');
  return (
    <ListSearch
      address={address}
      placeholder={texts.queryHint}
      delayMs={QUERY_DELAY_MS}
      set={useSetFilters(address.filters, person.roles.customer)}
    />
  );
}

/** A filter whose name is loading or unknown shows a general name. */
function useSetFilters(filters: TimelineFilters, roleId: string | null): SetFilter<TimelineFilters>[] {
  const { category, contractId, scenarioId, tagId, status, channel } = filters;
  const contract = useContractName(roleId, contractId);
  const scenario = useScenarioName(scenarioId);
  const tag = useTagName(tagId);
  const statusName = status === StatusFilter.Active ? null : statusFilterLabel(status);
  return [
    ...setFilter(texts.category, category, { category: null }),
    ...setFilter(texts.contract, contractId && contract, { contractId: null }),
    ...setFilter(texts.scenario, scenarioId && scenario, { scenarioId: null }),
    ...setFilter(texts.tag, tagId && tag, { tagId: null }),
    ...setFilter(texts.status, statusName, { status: StatusFilter.Active }),
    ...setFilter(texts.channel, channel && channelFilterLabel(channel), { channel: null }),
  ];
}

function useScenarioName(id: string | null): string {
  const { currentData } = selfServiceQueries.endpoints.allScenarios.useQuery(
    id === null ? skipToken : undefined,
  );
  return currentData?.find((scenario) => scenario.id === id)?.title || texts.nameless;
}

/** Only the names of root subjects are read; the subject of a case may be below them. */
function useTagName(id: string | null): string {
  const { currentData } = thesaurusQueries.endpoints.rootSubjects.useQuery(
    id === null ? skipToken : undefined,
  );
  return currentData?.find((subject) => subject.id === id)?.name || texts.tagOfCase;
}
