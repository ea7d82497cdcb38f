import { lookUp } from '@/lib/values';
import { type Finding, keys, type AppNotification, type Notifications } from './notification';

/** More notifications than anybody reads; the oldest are forgotten. */
export const MAX_NOTIFICATIONS = 200;

const read = (notification: AppNotification, { isRead, touched }: AppNotification): AppNotification => ({
  ...notification,
  isRead,
  touched,
});

/** Merges one notification of two tabs. The later event wins; for the same event, the one that was marked last. */
function newest(one: AppNotification, other: AppNotification): AppNotification {
  if (one.mark !== other.mark) return one.mark > other.mark ? one : other;
  const [later, earlier] = one.touched >= other.touched ? [one, other] : [other, one];
  return {
    ...later,
    isRead: later.isRead || (one.touched === other.touched && earlier.isRead),
    isGone: one.isGone || other.isGone,
    at: Math.min(one.at, other.at),
  };
}

const byTime = (one: AppNotification, other: AppNotification): number =>
  other.at - one.at || other.mark.localeCompare(one.mark);

/** Returns the relevant notifications, the newest first. */
export const listOf = (notifications: Notifications): AppNotification[] =>
  Object.values(notifications)
    .filter(({ isGone }) => !isGone)
    .sort(byTime);

/** Keeps the newest `MAX_NOTIFICATIONS` relevant notifications, and as many irrelevant ones. */
function bounded(notifications: Notifications): Notifications {
  const all = Object.values(notifications);
  if (all.length <= MAX_NOTIFICATIONS) return notifications;
  const gone = all.filter(({ isGone }) => isGone).sort(byTime);
  const kept = [...listOf(notifications).slice(0, MAX_NOTIFICATIONS), ...gone.slice(0, MAX_NOTIFICATIONS)];
  return kept.length === all.length
    ? notifications
    : Object.fromEntries(kept.map((notification) => [notification.key, notification]));
}

const same = (one: AppNotification | undefined, other: AppNotification): boolean =>
  one !== undefined &&
  (['mark', 'at', 'isRead', 'touched', 'isGone', 'kind'] as const).every((name) => one[name] === other[name]);

/** Returns the notifications with the changes; the same object if nothing changes. */
function withChanged(notifications: Notifications, changed: readonly AppNotification[]): Notifications {
  const fresh = changed.filter(
    (notification) => !same(lookUp(notifications, notification.key), notification),
  );
  if (fresh.length === 0) return notifications;
  return bounded({
    ...notifications,
    ...Object.fromEntries(fresh.map((notification) => [notification.key, notification])),
  });
}

/** Merges the notifications of two tabs; the order does not matter. */
export const merged = (notifications: Notifications, others: Notifications): Notifications =>
  withChanged(
    notifications,
    Object.values(others).map((other) => {
      const own = lookUp(notifications, other.key);
      return own ? newest(own, other) : other;
    }),
  );

function noticed(
  held: AppNotification | undefined,
  finding: Extract<Finding, { type: 'noticed' }>,
  now: number,
): AppNotification {
  const notification = {
    ...finding.notification,
    at: finding.at ?? now,
    isRead: false,
    touched: 0,
    isGone: false,
  };
  return held && held.mark >= notification.mark ? held : notification;
}

function over(held: AppNotification, mark: string | undefined): AppNotification {
  const isLater = mark !== undefined && mark > held.mark;
  return { ...held, isGone: true, mark: isLater ? mark : held.mark };
}

export function applied(
  notifications: Notifications,
  findings: readonly Finding[],
  now: number,
): Notifications {
  const changed = new Map<string, AppNotification>();
  const held = (key: string) => changed.get(key) ?? lookUp(notifications, key);
  for (const finding of findings) {
    if (finding.type === 'noticed') {
      const { key } = finding.notification;
      changed.set(key, noticed(held(key), finding, now));
    } else
      for (const key of finding.keys) {
        const notification = held(key);
        if (notification) changed.set(key, over(notification, finding.mark));
      }
  }
  return withChanged(notifications, [...changed.values()]);
}

export const readAt = (
  notifications: Notifications,
  ids: readonly string[],
  isRead: boolean,
  now: number,
): Notifications =>
  withChanged(
    notifications,
    ids.flatMap((key) => {
      const held = lookUp(notifications, key);
      return held && held.isRead !== isRead ? [read(held, { ...held, isRead, touched: now })] : [];
    }),
  );

/** Returns the keys of all notifications about a record; opening the record marks them as read. */
export const keysAbout = (id: string): string[] => Object.values(keys).map((key) => key(id));

/** Returns the unread notifications that are new since `before`. */
export const freshIn = (before: Notifications, after: Notifications): AppNotification[] =>
  listOf(after).filter(
    (notification) =>
      !notification.isRead && (lookUp(before, notification.key)?.mark ?? '') < notification.mark,
  );
