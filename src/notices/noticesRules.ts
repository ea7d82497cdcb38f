import { lookUp } from '@/lib/values';
import { type Finding, keys, type Notice, type Notices } from './notice';

/** More than anybody reads; the oldest are forgotten. */
export const MAX_NOTICES = 200;

const read = (notice: Notice, { isRead, touched }: Notice): Notice => ({ ...notice, isRead, touched });

/** What two tabs know of one notice: the later happening, and of the same one whatever was last said of it. */
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

/** Newest first, without what is gone. */
export const listOf = (notices: Notices): Notice[] =>
  Object.values(notices)
    .filter(({ isGone }) => !isGone)
    .sort(byTime);

/** The newest of those that are there, and as many of those that are gone. */
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

/** With some of them changed; the same object where nothing did. */
function withChanged(notices: Notices, changed: readonly Notice[]): Notices {
  const fresh = changed.filter((notice) => !same(lookUp(notices, notice.key), notice));
  if (fresh.length === 0) return notices;
  return bounded({ ...notices, ...Object.fromEntries(fresh.map((notice) => [notice.key, notice])) });
}

/** What two tabs know together, in whichever order that comes. */
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

/** What is left to need somebody after what the rules found, in one pass. */
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

/** Somebody says that they have read these, or that they have not. */
export const readAt = (notices: Notices, ids: readonly string[], isRead: boolean, now: number): Notices =>
  withChanged(
    notices,
    ids.flatMap((key) => {
      const held = lookUp(notices, key);
      return held && held.isRead !== isRead ? [read(held, { ...held, isRead, touched: now })] : [];
    }),
  );

/** The keys of all that is about a record: whoever opens it has read them. */
export const keysAbout = (id: string): string[] => Object.values(keys).map((key) => key(id));

/** What came in with a change: not read yet, and not there before. */
export const freshIn = (before: Notices, after: Notices): Notice[] =>
  listOf(after).filter((notice) => !notice.isRead && (lookUp(before, notice.key)?.mark ?? '') < notice.mark);
