import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { announcementQueries, LATEST } from '@/api/announcements/announcements';
import { selectUser } from '@/core/session/sessionSlice';
import { type Announcement, phaseOf } from '@/domain/announcements/announcement';
import { useNow } from '@/lib/useNow';
import { announcementsFollowed } from '../announcementsActions';
import * as v from 'valibot';
import { readStored, writeStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';

const KEY = storageKeys.announcementsLastRead;
/** Moments by user id. */
const LastRead = v.record(v.string(), v.string());

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readOf = (userId: string): string => lookUp(readStored(KEY, LastRead, {}), userId) ?? '';

/**
 * The creation moment of the newest announcement that a user has read, in any tab of this browser; '' if none was read
 * (002 §4.6, AMB-231).
 */
const useLastRead = (userId: string): string => useSyncExternalStore(subscribe, () => readOf(userId));

/** Stores the moment of the last reading, unless a later moment is already stored. */
function keepRead(userId: string, moment: string): void {
  const kept = readStored(KEY, LastRead, {});
  if (moment <= (lookUp(kept, userId) ?? '')) return;
  writeStored(KEY, { ...kept, [userId]: moment });
  notify();
}

/** The announcement was created after the last reading (ANN-08). */
export const isUnread = ({ created }: Announcement, lastRead: string): boolean =>
  created !== null && created > lastRead;

/** The moment at which the newest announcement was created; '' for none. */
const newest = (announcements: readonly Announcement[]): string =>
  announcements.reduce(
    (latest, { created }) => (created !== null && created > latest ? created : latest),
    '',
  );

/** The current announcements for everybody, at most ten, and the number that the user has not read (002 §4.6). */
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

/** Marks the shown announcements as read. Returns the moment of the previous reading, so that new ones stay marked. */
export function useReading(announcements: readonly Announcement[] | undefined): string {
  const userId = useSelector(selectUser)?.id ?? '';
  const [before] = useState(useLastRead(userId));
  const until = newest(announcements ?? []);
  useEffect(() => {
    if (userId !== '') keepRead(userId, until);
  }, [userId, until]);
  return before;
}
