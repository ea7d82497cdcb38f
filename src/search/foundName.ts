import { skipToken } from '@reduxjs/toolkit/query/react';
import { presenceQueries } from '@/api/presenceQueries';
import { presenceLabel } from '@/domain/colleague/presence';
import { alertsInShort, type KnownPerson } from '@/people';
import { rowName } from '@/ui/rows/rowName';
import type { Found } from './found';
import { factsOf } from './foundDetails';
import { whoItIs } from './whoItIs';

/** All that the row of a result says, with what becomes known of it later. */
export function useFoundName(found: Found, known: KnownPerson | undefined, asked: string): string {
  const { facts, badges, alerts, userId } = whoItIs(found, known);
  const { data: presence = null } = presenceQueries.endpoints.presence.useQuery(userId ?? skipToken);
  return rowName(
    found.name,
    ...badges.map(({ label }) => label),
    ...factsOf(found.detail, facts, asked),
    alertsInShort(alerts),
    presence !== null && presenceLabel(presence),
  );
}
