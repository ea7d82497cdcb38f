import * as v from 'valibot';
import { logLine } from '@/lib/log';
import { isOld } from './lifetime';
import { type DeviceKey, type KeptKey, type PersonalKey, shortLivedKeyNames } from './storageKeys';

/** The key of one of several values of the same kind, such as `drafts/reply/1`. */
type PartKey = `${PersonalKey}/${string}`;
type StorageKey = DeviceKey | PersonalKey | PartKey | `${KeptKey}/${string}`;
type Place = 'localStorage' | 'sessionStorage';

/** The limit in characters; larger values are not read back. */
const MAX_TEXT = 1024 * 1024;

/** Holds values while the page is open, for when storage is blocked or full. */
const memory = new Map<string, string>();
const logged = new Set<string>();

function logOnce(key: string, what: string, error?: unknown): void {
  if (logged.has(key)) return;
  logged.add(key);
  logLine(`Storage '${key}' ${what}`, error);
}

function readText(place: Place, key: StorageKey): string | null {
  const remembered = memory.get(`${place}/${key}`);
  if (remembered !== undefined) return remembered;
  try {
    return window[place].getItem(key);
  } catch (error) {
    logOnce(key, 'cannot be read', error);
    return null;
  }
}

function writeText(place: Place, key: StorageKey, text: string): void {
  try {
    window[place].setItem(key, text);
    memory.delete(`${place}/${key}`);
  } catch (error) {
    memory.set(`${place}/${key}`, text);
    logOnce(key, 'cannot be written', error);
  }
}

export function remove(place: Place, key: StorageKey): void {
  memory.delete(`${place}/${key}`);
  try {
    window[place].removeItem(key);
  } catch (error) {
    logOnce(key, 'cannot be removed', error);
  }
}

function read<S extends v.GenericSchema, F>(
  place: Place,
  key: StorageKey,
  schema: S,
  fallback: F,
): v.InferOutput<S> | F {
  const text = readText(place, key);
  if (text === null) return fallback;
  if (text.length > MAX_TEXT) {
    logOnce(key, 'is too large');
    return fallback;
  }
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    if (result.success) return result.output;
    logOnce(key, 'does not hold what was expected');
  } catch {
    logOnce(key, 'is not JSON');
  }
  return fallback;
}

/**
 * Reads a value of an earlier visit. Blocked, corrupt, old or hostile content gives the fallback; nothing here throws.
 */
export const readStored = <S extends v.GenericSchema>(
  key: DeviceKey,
  schema: S,
  fallback: v.InferOutput<S>,
) => read('localStorage', key, schema, fallback);
export const writeStored = (key: DeviceKey, value: unknown): void =>
  writeText('localStorage', key, JSON.stringify(value));

/** Like `readStored`, for values that end with the tab. */
export const readSession = <S extends v.GenericSchema>(
  key: DeviceKey,
  schema: S,
  fallback: v.InferOutput<S>,
) => read('sessionStorage', key, schema, fallback);
export const writeSession = (key: DeviceKey, value: unknown): void =>
  writeText('sessionStorage', key, JSON.stringify(value));
export const removeSession = (key: StorageKey): void => remove('sessionStorage', key);

/** The names in this tab's storage; none where storage is blocked. */
function sessionNames(): string[] {
  try {
    return Object.keys(window.sessionStorage);
  } catch {
    return [];
  }
}

/** The key itself and the keys of its parts, if they have a value in this tab. */
export function sessionKeysOf<K extends PersonalKey>(key: K): (K | `${K}/${string}`)[] {
  const place = 'sessionStorage/';
  const remembered = [...memory.keys()].flatMap((name) =>
    name.startsWith(place) ? [name.slice(place.length)] : [],
  );
  const isOf = (name: string): name is K | `${K}/${string}` => name === key || name.startsWith(`${key}/`);
  return [...new Set([...sessionNames(), ...remembered])].filter(isOf);
}

/** True where the value is lost with the page, because it could not be stored or is too large to read back. */
export const isSessionLost = (key: StorageKey): boolean =>
  memory.has(`sessionStorage/${key}`) || (readText('sessionStorage', key)?.length ?? 0) > MAX_TEXT;

/** Reads a key whose value the specification defines as bare text, such as `desktop_windows`. */
export const readStoredText = (key: DeviceKey): string | null => readText('localStorage', key);
export const writeStoredText = (key: DeviceKey, text: string): void => writeText('localStorage', key, text);

/** A value with its owner. */
interface Owned<T> {
  userId: string;
  value: T;
  /** The moment of writing, in ms since 1970; missing in values of earlier versions. */
  at?: number;
}

export function readOwned<S extends v.GenericSchema>(place: Place, key: PersonalKey | PartKey, schema: S) {
  const owned = v.object({ userId: v.string(), value: schema, at: v.optional(v.number()) });
  return read(place, key, owned, null) as Owned<v.InferOutput<S>> | null;
}

/** Returns the value of this person; null after it has expired. */
export function readLive<S extends v.GenericSchema>(key: PersonalKey, userId: string | null, schema: S) {
  const kept = readOwned('localStorage', key, schema);
  if (kept === null || kept.userId !== userId) return null;
  return shortLivedKeyNames.includes(key) && isOld(kept.at) ? null : kept;
}

/** Returns this person's value of an earlier visit; the fallback for another owner or when nobody is signed in. */
export function readPersonal<S extends v.GenericSchema>(
  key: PersonalKey,
  userId: string | null,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  const kept = readLive(key, userId, schema);
  return kept === null ? fallback : kept.value;
}

/** Stores a value for this person; does nothing when nobody is signed in. */
export function writePersonal(key: PersonalKey, userId: string | null, value: unknown): void {
  if (userId !== null) writeText('localStorage', key, JSON.stringify({ userId, value, at: Date.now() }));
}

/** Returns a setting of this person, which survives signing out; the fallback when nobody is signed in. */
export const readKept = <S extends v.GenericSchema>(
  key: KeptKey,
  userId: string | null,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> =>
  userId === null ? fallback : read('localStorage', `${key}/${userId}`, schema, fallback);

/** Stores a setting of this person. False where the browser could not store it, so that it is lost with the page. */
export function writeKept(key: KeptKey, userId: string | null, value: unknown): boolean {
  if (userId === null) return false;
  writeText('localStorage', `${key}/${userId}`, JSON.stringify(value));
  return !memory.has(`localStorage/${key}/${userId}`);
}

/** Returns the value of this tab with its owner, whoever the owner is; null when there is no value. */
export const readPersonalSession = <S extends v.GenericSchema>(key: PersonalKey | PartKey, schema: S) =>
  readOwned('sessionStorage', key, schema);
export const writePersonalSession = (key: PersonalKey | PartKey, owned: Owned<unknown>): void =>
  writeText('sessionStorage', key, JSON.stringify(owned));

/** For tests: resets to the state of a page that has just opened. */
export function forgetMemory(): void {
  memory.clear();
  logged.clear();
}
