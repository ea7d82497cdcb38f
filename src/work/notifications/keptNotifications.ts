import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { AppNotification, type Notifications } from './notification';

/** The notifications that this browser keeps for the user; those of another version are ignored. */
const Kept = v.object({
  version: v.literal(1),
  /** All pushes until this moment were received; in ms since 1970, null on a first visit. */
  receivedUntil: v.nullable(v.number()),
  notifications: v.array(AppNotification),
});
type Kept = v.InferOutput<typeof Kept>;

const NOTHING: Kept = { version: 1, receivedUntil: null, notifications: [] };

export function readKeptNotifications(userId: string): {
  receivedUntil: number | null;
  notifications: Notifications;
} {
  const { receivedUntil, notifications } = readPersonal(storageKeys.notifications, userId, Kept, NOTHING);
  return {
    receivedUntil,
    notifications: Object.fromEntries(notifications.map((notification) => [notification.key, notification])),
  };
}

export function writeKeptNotifications(
  userId: string,
  notifications: Notifications,
  receivedUntil: number | null,
): void {
  const kept: Kept = { version: 1, receivedUntil, notifications: Object.values(notifications) };
  writePersonal(storageKeys.notifications, userId, kept);
}
