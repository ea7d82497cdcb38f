import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';

const KEY = storageKeys.announcementsLastRead;
/** By the id of who read them. */
const LastRead = v.record(v.string(), v.string());

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readOf = (userId: string): string => lookUp(readStored(KEY, LastRead, {}), userId) ?? '';

/** Until which moment somebody has read the announcements, in all tabs of this browser; '' for never (002 §4.6, AMB-231). */
export const useLastRead = (userId: string): string => useSyncExternalStore(subscribe, () => readOf(userId));

/** It never goes back. */
export function keepRead(userId: string, moment: string): void {
  const kept = readStored(KEY, LastRead, {});
  if (moment <= (lookUp(kept, userId) ?? '')) return;
  writeStored(KEY, { ...kept, [userId]: moment });
  tell();
}
