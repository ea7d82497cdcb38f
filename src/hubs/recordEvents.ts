import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { isRecord } from '@/lib/values';
import type { Pushed } from './hub';
import type { RecordHubName, WatchedRecord } from './recordHubs';

export interface RecordEvent {
  hub: RecordHubName;
  kind: string;
  /** The record as it was sent, not decoded yet; null if the hub sent only an id. */
  record: Readonly<Record<string, unknown>> | null;
  /** The id of the record, and those of the records it belongs to. */
  ids: readonly string[];
}

/** All events of one hub since the last frame, in order. */
export const recordEvents = createAction<Pushed<RecordEvent>>('hubs/record/events');

/**
 * From here on the hub sends events about this record. Earlier events may have been missed, also after a reconnection.
 */
export const recordSubscribed = createAction<WatchedRecord>('hubs/record/subscribed');

/** The server refuses to send events about this record, or to synchronise it. */
export const recordRefused = createAction<WatchedRecord>('hubs/record/refused');

const asId = (value: unknown): string[] => {
  const id = v.parse(d.optionalId, value);
  return id === null ? [] : [id];
};

const idIn = (value: unknown): string[] => (isRecord(value) ? asId(value['id']) : []);

/**
 * Returns all ids by which a card can subscribe: that of the record itself, and those of its case, contract, unit,
 * complex, role and person.
 */
function idsOf(record: Readonly<Record<string, unknown>>): string[] {
  const { id, case: ofCase, contract, unit, contractId, roleId, unitId, complexId, personId } = record;
  return [
    ...[id, contractId, roleId, unitId, complexId, personId].flatMap(asId),
    ...[ofCase, contract, unit].flatMap(idIn),
  ];
}

/** A record that holds nothing but an id is treated as an id, because its kind is unknown. */
const isWhole = (record: Readonly<Record<string, unknown>>): boolean => Object.keys(record).length > 1;

/** Returns the event with the ids of all records that it belongs to; null if it has no id. */
export function readRecordEvent(
  hub: RecordHubName,
  kind: string,
  [first]: readonly unknown[],
): RecordEvent | null {
  const pushed = isRecord(first) ? first : null;
  const ids = pushed ? idsOf(pushed) : asId(first);
  if (ids.length === 0) return null;
  return { hub, kind, record: pushed && isWhole(pushed) ? pushed : null, ids };
}
