import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { Notice, type Notices } from './notice';

/** The notices that this browser keeps for the user; those of another version are ignored. */
const Kept = v.object({
  version: v.literal(1),
  /** The moment until which everything was received, in ms since 1970; null on a first visit. */
  heardUntil: v.nullable(v.number()),
  notices: v.array(Notice),
});
type Kept = v.InferOutput<typeof Kept>;

const NOTHING: Kept = { version: 1, heardUntil: null, notices: [] };

export function readKeptNotices(userId: string): { heardUntil: number | null; notices: Notices } {
  const { heardUntil, notices } = readPersonal(storageKeys.notices, userId, Kept, NOTHING);
  return { heardUntil, notices: Object.fromEntries(notices.map((notice) => [notice.key, notice])) };
}

export function writeKeptNotices(userId: string, notices: Notices, heardUntil: number | null): void {
  const kept: Kept = { version: 1, heardUntil, notices: Object.values(notices) };
  writePersonal(storageKeys.notices, userId, kept);
}
