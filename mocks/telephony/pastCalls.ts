import { db } from '../db/db';
import { world } from '../world/worldState';
import type { CallRecord } from './phoneRecords';

const SECOND = 1_000;
const isoOf = (at: number): string => new Date(at).toISOString();

/** Adds a call to the history once it has ended. */
export function rememberCall(userId: string, call: CallRecord): void {
  const endedAt = call.endedAt ?? call.since;
  db.pastCalls.add({
    id: world.random.guid(),
    userId,
    roleId: call.subjectRoleId,
    direction: call.isInbound ? 'Inbound' : 'Outbound',
    startTime: isoOf(call.answeredAt ?? call.since),
    endTime: isoOf(endedAt),
    duration: call.answeredAt === null ? 0 : Math.floor((endedAt - call.answeredAt) / SECOND),
    phoneNumber: call.number,
  });
}
