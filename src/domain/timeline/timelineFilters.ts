import { guidOrNull } from '@/lib/guid';
import { defineQuestion, oneOf, optional, parameter, type ValueOf } from '@/lib/question';
import { ChannelType, channelTypeLabel } from './channelType';

/** The records that a timeline shows, in the order of the filter (AMB-123). */
export const StatusFilter = { Active: 'Active', All: 'All', Deleted: 'Deleted' } as const;
export type StatusFilter = (typeof StatusFilter)[keyof typeof StatusFilter];

const NO_FILTER: readonly ChannelType[] = [
  ChannelType.Unknown,
  ChannelType.Umbrella,
  ChannelType.Facebook,
  ChannelType.Tweet,
];

/** The channels that the filter offers (001 §9). */
export const FILTER_CHANNELS: readonly ChannelType[] = Object.values(ChannelType).filter(
  (channel) => !NO_FILTER.includes(channel),
);

/** Categories on the wire that the filter does not offer (001 §5). */
const HIDDEN_CATEGORIES: readonly string[] = ['Zaakgericht Werken', 'Document'];

export const isOfferedCategory = (name: string): boolean => !HIDDEN_CATEGORIES.includes(name);

const LENGTH_MAX = 200;

/** The filters of a timeline (001 §3); `query`, `tag` and `channel` in an address belong to the card itself (001 §2). */
export const timelineFilters = defineQuestion({
  query: parameter('zoek', '', (given) =>
    typeof given === 'string' ? given.slice(0, LENGTH_MAX).trim() : undefined,
  ),
  category: optional('soort', (name) =>
    name !== '' && name.length <= LENGTH_MAX && isOfferedCategory(name) ? name : null,
  ),
  contractId: optional('contract', guidOrNull),
  scenarioId: optional('scenario', guidOrNull),
  tagId: optional('onderwerp', guidOrNull),
  status: oneOf('status', Object.values(StatusFilter), StatusFilter.Active),
  channel: oneOf('kanaal', FILTER_CHANNELS, null),
});
export type TimelineFilters = ValueOf<typeof timelineFilters>;

export const noTimelineFilters = timelineFilters.none;

export const hasTimelineFilters = (filters: TimelineFilters): boolean =>
  !timelineFilters.same(filters, noTimelineFilters);

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
