import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { announcementQueries, LATEST } from '@/api/timeline/announcements';
import { selectUser } from '@/core/session/sessionSlice';
import { type Announcement, phaseOf } from '@/domain/timeline/announcement';
import { useNow } from '@/lib/useNow';
import { announcementsFollowed } from '../announcementsActions';
import { keepRead, useLastRead } from './lastRead';

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
