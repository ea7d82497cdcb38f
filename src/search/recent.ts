import * as v from 'valibot';
import { SEARCH_KINDS } from '@/core/paths';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import * as d from '@/domain/decode/decode';
import type { Opened } from './found';

const KEPT = 8;

const Recent = v.pipe(
  v.unknown(),
  d.listOf(
    v.object({ kind: v.picklist(SEARCH_KINDS), id: v.string(), name: v.string(), detail: v.string() }),
  ),
);

/** What this person opened last from a search, the newest first. */
export const recentlyOpened = (userId: string | null): Opened[] =>
  readPersonal(storageKeys.recentSearches, userId, Recent, []);

export function rememberOpened(userId: string | null, { kind, id, name, detail }: Opened): void {
  const others = recentlyOpened(userId).filter((one) => one.kind !== kind || one.id !== id);
  const next = [{ kind, id, name, detail }, ...others].slice(0, KEPT);
  writePersonal(storageKeys.recentSearches, userId, next);
}
