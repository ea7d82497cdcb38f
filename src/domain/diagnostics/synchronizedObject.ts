import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The kinds of records that another system can manage. */
export const SYNCHRONIZED_ENTITIES = ['Person', 'Unit', 'Complex', 'Contract'] as const;
export type SynchronizedEntity = (typeof SYNCHRONIZED_ENTITIES)[number];

export const SynchronizationStatus = {
  Synchronized: 'Synchronized',
  Pending: 'Pending',
  Failed: 'Failed',
} as const;
export type SynchronizationStatus = (typeof SynchronizationStatus)[keyof typeof SynchronizationStatus];

export const synchronizationStatusLabel = labelsOf<SynchronizationStatus>({
  Synchronized: 'Gesynchroniseerd',
  Pending: 'In afwachting',
  Failed: 'Mislukt',
});

/** A record and its name in another system. */
export const SynchronizedObject = v.object({
  id: d.id,
  entityType: d.text,
  entityId: d.optionalId,
  application: d.optionalText,
  externalId: d.optionalText,
  lastSynchronized: d.instant,
  status: d.member<SynchronizationStatus>(SynchronizationStatus),
});
export type SynchronizedObject = v.InferOutput<typeof SynchronizedObject>;
