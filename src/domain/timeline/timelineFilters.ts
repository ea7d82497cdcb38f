import { ChannelType, channelTypeLabel } from './channelType';

/** The records that a timeline shows, in the order of the filter (AMB-123). */
export const StatusFilter = { Active: 'Active', All: 'All', Deleted: 'Deleted' } as const;
export type StatusFilter = (typeof StatusFilter)[keyof typeof StatusFilter];

/** The filters of a timeline (001 §3); null does not filter. */
export interface TimelineFilters {
  query: string;
  category: string | null;
  contractId: string | null;
  scenarioId: string | null;
  tagId: string | null;
  status: StatusFilter;
  channel: ChannelType | null;
}

export const noTimelineFilters: TimelineFilters = {
  query: '',
  category: null,
  contractId: null,
  scenarioId: null,
  tagId: null,
  status: StatusFilter.Active,
  channel: null,
};

export const hasTimelineFilters = (filters: TimelineFilters): boolean =>
  Object.entries(noTimelineFilters).some(([name, none]) => filters[name as keyof TimelineFilters] !== none);

const NO_FILTER: readonly ChannelType[] = [
  ChannelType.Unknown,
  ChannelType.Umbrella,
  ChannelType.Facebook,
  ChannelType.Tweet,
];

/** 001 §9. */
export const FILTER_CHANNELS: readonly ChannelType[] = Object.values(ChannelType).filter(
  (channel) => !NO_FILTER.includes(channel),
);

/** Categories on the wire that the filter does not offer (001 §5). */
const HIDDEN_CATEGORIES: readonly string[] = ['Zaakgericht Werken', 'Document'];

export const isOfferedCategory = (name: string): boolean => !HIDDEN_CATEGORIES.includes(name);

const statusLabels = new Map<unknown, string>([
  [StatusFilter.Active, 'Actief'],
  [StatusFilter.All, 'Alle'],
  [StatusFilter.Deleted, 'Verwijderd'],
]);

/** An unknown value here is a programming error (001 §5). */
export function statusFilterLabel(status: StatusFilter): string {
  const label = statusLabels.get(status);
  if (label === undefined) throw new Error(`No such status filter: ${status}`);
  return label;
}

/** A channel that is not offered is a programming error (001 §5). */
export function channelFilterLabel(channel: ChannelType): string {
  if (!FILTER_CHANNELS.includes(channel)) throw new Error(`No such channel filter: ${channel}`);
  return channelTypeLabel(channel);
}
