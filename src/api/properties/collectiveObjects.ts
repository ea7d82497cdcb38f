import * as d from '@/domain/decode/decode';
import { CollectiveObject, LocationType } from '@/domain/repairs/repairTree';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';
import { repairLookupUrls } from '../repairs/repairLookups';

/** An object that several households share, with the kind of its place. */
export interface SharedObject extends CollectiveObject {
  place: string | null;
}

/** The complex that shares the objects, given by its own id or by the id of one of its units. */
interface Sharing {
  of: 'unit' | 'complex';
  id: string;
}

const Types = d.listOf(LocationType);
const Objects = d.listOf(CollectiveObject);

async function readOfKind({ code, name }: LocationType, { of, id }: Sharing, signal: AbortSignal) {
  if (code === null) return [];
  const found = await http.get(fillPath(repairLookupUrls.collectiveObjects, { code }), Objects, {
    params: of === 'unit' ? { unitId: id } : {},
    signal,
  });
  const own = of === 'unit' ? found : found.filter(({ complexId }) => complexId === id);
  return own.map((object): SharedObject => ({ ...object, place: name }));
}

/** The back end returns shared objects only per kind of place, so all kinds are read. */
async function readShared(sharing: Sharing, signal: AbortSignal): Promise<SharedObject[]> {
  const types = await http.get(repairLookupUrls.locationTypes, Types, { signal });
  const kinds = types.filter(({ isCollective }) => isCollective);
  return (await Promise.all(kinds.map((kind) => readOfKind(kind, sharing, signal)))).flat();
}

export const collectiveObjectQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    sharedObjects: build.query<SharedObject[], Sharing>({
      queryFn: (sharing, { signal }) => answerOf(readShared(sharing, signal)),
    }),
  }),
});
