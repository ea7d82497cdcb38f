import { Presence, type PresenceStatus } from '@/domain/colleagues/presence';
import * as d from '@/domain/decode/decode';
import type { Received } from '@/domain/decode/received';
import { askTogether } from '@/lib/askTogether';
import { http } from '../http/http';
import { answerOf, queries, type WithQueries } from '../http/queries';
import { peopleUrls } from '../people/people';

/** The number of ids that fit into one address. */
const MOST_IDS = 50;

/** Null when the server sends no usable presence for this colleague. */
const presenceOf = askTogether(async (ids) => {
  const told = await http.get(peopleUrls.presence, d.listOf(Presence), { params: { ids } });
  const byId = new Map(told.map(({ userId, status }) => [userId, status]));
  return (id: string) => byId.get(id) ?? null;
}, MOST_IDS);

/** The presence of a colleague by user id; colleagues that appear on the screen together share one call. */
export const presenceQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    presence: build.query<Received<PresenceStatus> | null, string>({
      queryFn: (userId) => answerOf(presenceOf(userId)),
      providesTags: ['presence'],
    }),
  }),
});

/** Returns the ids of colleagues whose presence is cached because they are on the screen or were recently. */
export const selectPresenceIds = (state: Partial<WithQueries>): string[] =>
  Object.values(state.queries?.queries ?? {}).flatMap((entry) =>
    entry?.endpointName === 'presence' ? [String(entry.originalArgs)] : [],
  );
