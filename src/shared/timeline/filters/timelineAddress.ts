import type { ChannelType } from '@/domain/timeline/channelType';
import {
  FILTER_CHANNELS,
  isOfferedCategory,
  noTimelineFilters,
  StatusFilter,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { isGuid, recordIdOf } from '@/lib/guid';

/** The name of each filter in the address; `query`, `tag` and `channel` belong to the card itself (001 §2). */
const names: Readonly<Record<keyof TimelineFilters, string>> = {
  query: 'zoek',
  category: 'soort',
  contractId: 'contract',
  scenarioId: 'scenario',
  tagId: 'onderwerp',
  status: 'status',
  channel: 'kanaal',
};

const MAX_LENGTH = 200;

/** Anyone can type an address, so invalid values are silently left out. */
export function readTimelineFilters(
  search: URLSearchParams,
  statuses: readonly StatusFilter[],
): TimelineFilters {
  const text = (name: keyof TimelineFilters) => (search.get(names[name]) ?? '').slice(0, MAX_LENGTH);
  const guid = (name: keyof TimelineFilters) => (isGuid(text(name)) ? recordIdOf(text(name)) : null);
  const category = text('category');
  return {
    query: text('query').trim(),
    category: category !== '' && isOfferedCategory(category) ? category : null,
    contractId: guid('contractId'),
    scenarioId: guid('scenarioId'),
    tagId: guid('tagId'),
    status: statuses.find((status) => status === text('status')) ?? StatusFilter.Active,
    channel: FILTER_CHANNELS.find((channel): channel is ChannelType => channel === text('channel')) ?? null,
  };
}

/** Returns the address with these filters; other parameters stay. */
export function writeTimelineFilters(search: URLSearchParams, filters: TimelineFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, name] of Object.entries(names)) {
    const value = filters[key as keyof TimelineFilters];
    if (value === null || value === noTimelineFilters[key as keyof TimelineFilters]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
