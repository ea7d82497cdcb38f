import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { isRecord } from '@/lib/values';
import type { RecordHubName } from './recordHubs';
import type { RecordEvent } from './watchSlice';

const asId = (value: unknown): string[] => {
  const id = v.parse(d.optionalId, value);
  return id === null ? [] : [id];
};

const idIn = (value: unknown): string[] => (isRecord(value) ? asId(value['id']) : []);

/** The ids by which somebody may have asked for a record: of itself, its case, contract, unit, role and person. */
function idsOf(record: Readonly<Record<string, unknown>>): string[] {
  const { id, case: ofCase, contract, unit, contractId, roleId, unitId, complexId, personId } = record;
  return [
    ...[id, contractId, roleId, unitId, complexId, personId].flatMap(asId),
    ...[ofCase, contract, unit].flatMap(idIn),
  ];
}

/** A record with nothing but its id is only that id: it says nothing of what it is the id of. */
const isWhole = (record: Readonly<Record<string, unknown>>): boolean => Object.keys(record).length > 1;

/** What a hub told of a record, with every id that it belongs to; null when it says of none. */
export function readRecordEvent(
  hub: RecordHubName,
  kind: string,
  [first]: readonly unknown[],
): RecordEvent | null {
  const told = isRecord(first) ? first : null;
  const ids = told ? idsOf(told) : asId(first);
  if (ids.length === 0) return null;
  return { hub, kind, record: told && isWhole(told) ? told : null, ids };
}
