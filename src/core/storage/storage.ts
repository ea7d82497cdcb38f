import * as v from 'valibot';
import { logLine } from '@/lib/log';
import type { StorageKey } from './storageKeys';

type Place = 'localStorage' | 'sessionStorage';

/** More than the product ever writes; what is larger was not written by it. */
const MAX_TEXT = 1024 * 1024;

/** Where storage is blocked or full, the product remembers until the page goes away. */
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

function remove(place: Place, key: StorageKey): void {
  memory.delete(`${place}/${key}`);
  try {
    window[place].removeItem(key);
  } catch (error) {
    logOnce(key, 'cannot be removed', error);
  }
}

function read<S extends v.GenericSchema>(
  place: Place,
  key: StorageKey,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
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

/** Reads what an earlier visit left. Blocked, corrupt, old or hostile content gives the fallback; nothing here throws. */
export const readStored = <S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  fallback: v.InferOutput<S>,
) => read('localStorage', key, schema, fallback);
export const writeStored = (key: StorageKey, value: unknown): void =>
  writeText('localStorage', key, JSON.stringify(value));
export const removeStored = (key: StorageKey): void => remove('localStorage', key);

/** The same for what ends with the tab. */
export const readSession = <S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  fallback: v.InferOutput<S>,
) => read('sessionStorage', key, schema, fallback);
export const writeSession = (key: StorageKey, value: unknown): void =>
  writeText('sessionStorage', key, JSON.stringify(value));
export const removeSession = (key: StorageKey): void => remove('sessionStorage', key);

/** True where the browser refused to keep it: it is gone with the page. */
export const isSessionLost = (key: StorageKey): boolean => memory.has(`sessionStorage/${key}`);

/** For keys whose value the specification spells as bare text, such as `desktop_windows`. */
export const readStoredText = (key: StorageKey): string | null => readText('localStorage', key);
export const writeStoredText = (key: StorageKey, text: string): void => writeText('localStorage', key, text);

/** For tests: as if the page had just opened. */
export function forgetMemory(): void {
  memory.clear();
  logged.clear();
}
