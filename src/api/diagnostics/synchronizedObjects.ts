import { listOf } from '@/domain/decode/decode';
import { SYNCHRONIZED_ENTITIES, SynchronizedObject } from '@/domain/diagnostics/synchronizedObject';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';

export const synchronizedObjectUrls = {
  ofEntity: '/api/v1/synchronizedobjects/entity/:entityType/:entityId',
} as const;

const SynchronizedObjects = listOf(SynchronizedObject);

/** The wire asks which kind of record it is, which who has only an id does not know. */
const getOfAnyKind = async (entityId: string): Promise<SynchronizedObject[]> => {
  const ofKinds = SYNCHRONIZED_ENTITIES.map((entityType) =>
    http.get(fillPath(synchronizedObjectUrls.ofEntity, { entityType, entityId }), SynchronizedObjects),
  );
  return (await Promise.all(ofKinds)).flat();
};

export const synchronizedObjectQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What a record is called in other systems; none: it is managed here. */
    synchronizedObjects: build.query<SynchronizedObject[], string>({
      queryFn: (entityId) => answerOf(getOfAnyKind(entityId)),
    }),
  }),
});
