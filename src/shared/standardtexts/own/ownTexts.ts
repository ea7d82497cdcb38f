import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { readKept, writeKept } from '@/core/storage/storage';
import { type KeptKey, storageKeys } from '@/core/storage/storageKeys';
import * as d from '@/domain/decode/decode';

export const MAX_TEXTS = 100;
export const MAX_NAME = 60;
export const MAX_TEXT = 4_000;

const OwnText = v.object({
  id: d.id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT)),
});
export type OwnText = v.InferOutput<typeof OwnText>;
type OwnTexts = readonly OwnText[];

const NONE: OwnText[] = [];
const Kept = v.pipe(v.unknown(), d.listOf(OwnText));
const byName = new Intl.Collator('nl-NL', { numeric: true });

const read = (userId: string | null): OwnTexts =>
  readKept(storageKeys.standardTexts, userId, Kept, NONE)
    .slice(0, MAX_TEXTS)
    .sort((one, other) => byName.compare(one.name, other.name));

/** The texts that were read last, valid while something shows them and nothing changed. */
let known: { userId: string | null; texts: OwnTexts } | null = null;
const readers = new Set<() => void>();

function readAgain(): void {
  known = null;
  readers.forEach((reader) => reader());
}

/** Returns the texts of a user, sorted by name. The list stays the same object until a text changes. */
export function ownTextsOf(userId: string | null): OwnTexts {
  if (known === null || known.userId !== userId) known = { userId, texts: read(userId) };
  return known.texts;
}

/** Listens for changes to this person's settings in another tab of this browser. Returns a function that stops it. */
function onKeptElsewhere(key: KeptKey, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(`${key}/`)) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Calls the reader for changes, also from other tabs; returns a function that stops it. */
export function onOwnTexts(reader: () => void): () => void {
  if (readers.size === 0) known = null;
  readers.add(reader);
  const leave = onKeptElsewhere(storageKeys.standardTexts, readAgain);
  return () => {
    readers.delete(reader);
    leave();
  };
}

/**
 * Changes the stored texts, which another tab may just have changed. Returns false if the browser cannot store them.
 */
export function changeOwnTexts(userId: string, change: (texts: OwnTexts) => OwnTexts): boolean {
  const isKept = writeKept(storageKeys.standardTexts, userId, change(read(userId)));
  readAgain();
  return isKept;
}

/** The present texts of the signed-in user, in whichever tab they were changed. */
export function useOwnTexts(): readonly OwnText[] {
  const userId = useSelector(selectSignedInId);
  return useSyncExternalStore(onOwnTexts, () => ownTextsOf(userId));
}
