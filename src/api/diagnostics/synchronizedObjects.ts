import { listOf } from '@/domain/decode/decode';
import { SYNCHRONIZED_ENTITIES, SynchronizedObject } from '@/domain/diagnostics/synchronizedObject';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';

export const synchronizedObjectUrls = {
  ofEntity: '/api/v1/synchronizedobjects/entity/:entityType/:entityId',
} as const;

const SynchronizedObjects = listOf(SynchronizedObject);

/** The address needs the kind of record, which a caller with only an id does not know, so all kinds are read. */
const getOfAnyKind = async (entityId: string): Promise<SynchronizedObject[]> => {
  const ofKinds = SYNCHRONIZED_ENTITIES.map((entityType) =>
    http.get(fillPath(synchronizedObjectUrls.ofEntity, { entityType, entityId }), SynchronizedObjects),
  );
  return (await Promise.all(ofKinds)).flat();
};

export const synchronizedObjectQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The names of a record in other systems; empty when it is managed here. */
    synchronizedObjects: build.query<SynchronizedObject[], string>({
      queryFn: (entityId) => answerOf(getOfAnyKind(entityId)),
    }),
  }),
});
