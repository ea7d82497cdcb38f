import * as v from 'valibot';
import {
  readLive,
  readOwned,
  readStored,
  remove,
  removeSession,
  sessionKeysOf,
  writeStored,
} from './storage';
import { keptKeyNames, type PersonalKey, personalKeyNames } from './storageKeys';

const removeKept = (key: PersonalKey): void => remove('localStorage', key);

/** Removes everything that may name a customer from this browser, at signing out. */
export const removePersonal = (): void => personalKeyNames.forEach(removeKept);

/** Removes values that another person left here without signing out, and expired ones. */
export const removeLeftBehind = (userId: string): void =>
  personalKeyNames.filter((key) => readLive(key, userId, v.unknown()) === null).forEach(removeKept);

/** One stored record holds the values of all users, by user id. */
const LAST_READ = 'announcements-last-read';

/** Removes everything the product keeps in this browser for this person, and for this tab; nothing of other people. */
export function removeAllOf(userId: string): void {
  personalKeyNames.forEach((key) => {
    if (readOwned('localStorage', key, v.unknown())?.userId === userId) removeKept(key);
    sessionKeysOf(key).forEach(removeSession);
  });
  keptKeyNames.forEach((key) => remove('localStorage', `${key}/${userId}`));
  const lastRead = readStored(LAST_READ, v.record(v.string(), v.unknown()), {});
  writeStored(LAST_READ, Object.fromEntries(Object.entries(lastRead).filter(([id]) => id !== userId)));
}
