import { lookUp } from '@/lib/values';
import { type Finding, keys, type Notice, type Notices } from './notice';

/** More than anybody reads; the oldest are forgotten. */
export const MAX_NOTICES = 200;

const read = (notice: Notice, { isRead, touched }: Notice): Notice => ({ ...notice, isRead, touched });

/** Merges one notice of two tabs: the later event wins, and within one event the last mark as read or unread. */
function newest(one: Notice, other: Notice): Notice {
  if (one.mark !== other.mark) return one.mark > other.mark ? one : other;
  const [later, earlier] = one.touched >= other.touched ? [one, other] : [other, one];
  return {
    ...later,
    isRead: later.isRead || (one.touched === other.touched && earlier.isRead),
    isGone: one.isGone || other.isGone,
    at: Math.min(one.at, other.at),
  };
}

const byTime = (one: Notice, other: Notice): number =>
  other.at - one.at || other.mark.localeCompare(one.mark);

/** Returns the relevant notices, the newest first. */
export const listOf = (notices: Notices): Notice[] =>
  Object.values(notices)
    .filter(({ isGone }) => !isGone)
    .sort(byTime);

/** Keeps the newest relevant notices, and as many of the others. */
function bounded(notices: Notices): Notices {
  const all = Object.values(notices);
  if (all.length <= MAX_NOTICES) return notices;
  const gone = all.filter(({ isGone }) => isGone).sort(byTime);
  const kept = [...listOf(notices).slice(0, MAX_NOTICES), ...gone.slice(0, MAX_NOTICES)];
  return kept.length === all.length
    ? notices
    : Object.fromEntries(kept.map((notice) => [notice.key, notice]));
}

const same = (one: Notice | undefined, other: Notice): boolean =>
  one !== undefined &&
  (['mark', 'at', 'isRead', 'touched', 'isGone', 'kind'] as const).every((name) => one[name] === other[name]);

/** Returns the notices with the changes; the same object without any. */
function withChanged(notices: Notices, changed: readonly Notice[]): Notices {
  const fresh = changed.filter((notice) => !same(lookUp(notices, notice.key), notice));
  if (fresh.length === 0) return notices;
  return bounded({ ...notices, ...Object.fromEntries(fresh.map((notice) => [notice.key, notice])) });
}

/** Merges the notices of two tabs; the order does not matter. */
export const merged = (notices: Notices, others: Notices): Notices =>
  withChanged(
    notices,
    Object.values(others).map((other) => {
      const own = lookUp(notices, other.key);
      return own ? newest(own, other) : other;
    }),
  );

function noticed(
  held: Notice | undefined,
  finding: Extract<Finding, { type: 'noticed' }>,
  now: number,
): Notice {
  const notice = { ...finding.notice, at: finding.at ?? now, isRead: false, touched: 0, isGone: false };
  return held && held.mark >= notice.mark ? held : notice;
}

function over(held: Notice, mark: string | undefined): Notice {
  const isLater = mark !== undefined && mark > held.mark;
  return { ...held, isGone: true, mark: isLater ? mark : held.mark };
}

export function applied(notices: Notices, findings: readonly Finding[], now: number): Notices {
  const changed = new Map<string, Notice>();
  const held = (key: string) => changed.get(key) ?? lookUp(notices, key);
  for (const finding of findings) {
    if (finding.type === 'noticed') {
      const { key } = finding.notice;
      changed.set(key, noticed(held(key), finding, now));
    } else
      for (const key of finding.keys) {
        const notice = held(key);
        if (notice) changed.set(key, over(notice, finding.mark));
      }
  }
  return withChanged(notices, [...changed.values()]);
}

export const readAt = (notices: Notices, ids: readonly string[], isRead: boolean, now: number): Notices =>
  withChanged(
    notices,
    ids.flatMap((key) => {
      const held = lookUp(notices, key);
      return held && held.isRead !== isRead ? [read(held, { ...held, isRead, touched: now })] : [];
    }),
  );

/** Returns the keys of all notices about a record, which opening it marks as read. */
export const keysAbout = (id: string): string[] => Object.values(keys).map((key) => key(id));

/** Returns the unread notices that are new since `before`. */
export const freshIn = (before: Notices, after: Notices): Notice[] =>
  listOf(after).filter((notice) => !notice.isRead && (lookUp(before, notice.key)?.mark ?? '') < notice.mark);
