import { Presence, type PresenceStatus } from '@/domain/colleague/presence';
import * as d from '@/domain/decode/decode';
import type { Received } from '@/domain/decode/received';
import { askTogether } from '@/lib/askTogether';
import { http } from './http/http';
import { answerOf, queries, type WithQueries } from './http/queries';
import { peopleUrls } from './person/people';

/** As many ids as an address can hold. */
const MOST_IDS = 50;

/** Null for whoever the server says nothing of that can be understood. */
const presenceOf = askTogether(async (ids) => {
  const told = await http.get(peopleUrls.presence, d.listOf(Presence), { params: { ids } });
  const byId = new Map(told.map(({ userId, status }) => [userId, status]));
  return (id: string) => byId.get(id) ?? null;
}, MOST_IDS);

/** Whether a colleague can be reached, by their user id; all who come on the screen together are one question. */
export const presenceQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    presence: build.query<Received<PresenceStatus> | null, string>({
      queryFn: (userId) => answerOf(presenceOf(userId)),
      providesTags: ['presence'],
    }),
  }),
});

/** Of whom the presence is kept: who is on the screen, or was a little while ago. */
export const selectPresenceIds = (state: Partial<WithQueries>): string[] =>
  Object.values(state.queries?.queries ?? {}).flatMap((entry) =>
    entry?.endpointName === 'presence' ? [String(entry.originalArgs)] : [],
  );
