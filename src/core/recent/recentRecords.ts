import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { SEARCH_KINDS } from '../paths';
import { readPersonal, writePersonal } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import type { Opened } from './opened';

const KEPT = 8;

const Recent = v.pipe(
  v.unknown(),
  d.listOf(
    v.object({ kind: v.picklist(SEARCH_KINDS), id: v.string(), name: v.string(), detail: v.string() }),
  ),
);

/** The records that this person opened last, newest first. */
export const recentlyOpened = (userId: string | null): Opened[] =>
  readPersonal(storageKeys.recentSearches, userId, Recent, []);

/** Compares the cards. A person has the same card in every list, but another card as a colleague. */
const isSame = (one: Opened, other: Opened): boolean =>
  one.id === other.id && (one.kind === 'colleagues') === (other.kind === 'colleagues');

export function rememberOpened(userId: string | null, opened: Opened): void {
  const others = recentlyOpened(userId).filter((one) => !isSame(one, opened));
  const { kind, id, name, detail } = opened;
  const next = [{ kind, id, name, detail }, ...others].slice(0, KEPT);
  writePersonal(storageKeys.recentSearches, userId, next);
}
