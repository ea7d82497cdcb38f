import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { announcementQueries, LATEST } from '@/api/timeline/announcements';
import { selectUser } from '@/core/session/sessionSlice';
import { type Announcement, phaseOf } from '@/domain/timeline/announcement';
import { useNow } from '@/lib/useNow';
import { announcementsFollowed } from '../announcementsActions';
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
const useLastRead = (userId: string): string => useSyncExternalStore(subscribe, () => readOf(userId));

/** It never goes back. */
function keepRead(userId: string, moment: string): void {
  const kept = readStored(KEY, LastRead, {});
  if (moment <= (lookUp(kept, userId) ?? '')) return;
  writeStored(KEY, { ...kept, [userId]: moment });
  tell();
}

/** Made after the last reading (ANN-08). */
export const isUnread = ({ created }: Announcement, lastRead: string): boolean =>
  created !== null && created > lastRead;

/** The newest moment at which one of them was made; '' for none. */
const newest = (announcements: readonly Announcement[]): string =>
  announcements.reduce(
    (latest, { created }) => (created !== null && created > latest ? created : latest),
    '',
  );

/** What everybody should know now, at most ten, and how many of them who is signed in has not read (002 §4.6). */
export function useLatest() {
  const dispatch = useDispatch();
  const now = useNow();
  const lastRead = useLastRead(useSelector(selectUser)?.id ?? '');
  const answer = announcementQueries.endpoints.latestAnnouncements.useQuery(undefined);
  useEffect(() => {
    dispatch(announcementsFollowed());
  }, [dispatch]);
  const latest = (answer.currentData ?? []).filter((one) => phaseOf(one, now) === 'current').slice(0, LATEST);
  return { answer, latest, unread: latest.filter((one) => isUnread(one, lastRead)).length };
}

/** Reads these by showing them; answers the moment until which was read before, so that what is new can be told for as long. */
export function useReading(announcements: readonly Announcement[] | undefined): string {
  const userId = useSelector(selectUser)?.id ?? '';
  const [before] = useState(useLastRead(userId));
  const until = newest(announcements ?? []);
  useEffect(() => {
    if (userId !== '') keepRead(userId, until);
  }, [userId, until]);
  return before;
}
