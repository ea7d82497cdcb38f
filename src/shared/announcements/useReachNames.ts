import { skipToken } from '@reduxjs/toolkit/query/react';
import { personQueries } from '@/api/people/personQueries';
import { residentialZoneQueries } from '@/api/properties/residentialZones';
import { sameId } from '@/lib/guid';
import { announcementsTexts } from './announcementsTexts';

const texts = announcementsTexts.reach;

export interface Reached {
  id: string;
  name: string;
  isGone: boolean;
}

interface Reach {
  personIds: readonly string[];
  residentialZoneIds: readonly string[];
}

const named = (
  ids: readonly string[],
  found: readonly { id: string; name: string }[] | undefined,
  unknown: string,
): Reached[] =>
  ids.map((id) => {
    const name = found?.find((one) => sameId(one.id, id))?.name;
    return { id, name: name || (found === undefined ? '…' : unknown), isGone: found !== undefined && !name };
  });

export function useReachNames({ personIds, residentialZoneIds }: Reach) {
  const people = personQueries.endpoints.people.useQuery(personIds.length === 0 ? skipToken : personIds);
  const zones = residentialZoneQueries.endpoints.residentialZones.useQuery(
    residentialZoneIds.length === 0 ? skipToken : residentialZoneIds,
  );
  const kindOf = (id: string) => zones.data?.find((zone) => sameId(zone.id, id))?.type;
  return {
    people: named(personIds, people.data, texts.unknownPerson),
    zones: named(residentialZoneIds, zones.data, texts.unknownProperty).map((zone) => ({
      ...zone,
      kind: kindOf(zone.id),
    })),
    isFailed: people.isError || zones.isError,
  };
}
