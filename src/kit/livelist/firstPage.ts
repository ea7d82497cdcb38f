import type { SectionTheme } from '@/core/routeHandle';
import { isOld } from '@/core/storage/lifetime';
import { isRecord } from '@/lib/values';

/* A part of the script in the document, which runs before any file of the program has loaded. It must stay tiny, so no
   schema decodes anything here. */

export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** The user, and whether the back end knows orders other than its own. */
interface Asker {
  userId: string;
  mayOrder: boolean;
}

/** The first request of a list, defined by its area; the script in the page sends it before the program has loaded. */
export interface FirstPage {
  /** Matches the addresses that show the list. */
  at: RegExp;
  theme: SectionTheme;
  needsAny: readonly string[];
  /**
   * Returns the user's last question; null if the question is not simple, because it has dates, pages, or stored values
   * that may be invalid.
   */
  urlOf: (location: PageAddress, asker: Asker) => string | null;
}

/** Returns the list that the address shows. */
export const firstPageAt = (pages: readonly FirstPage[], { pathname }: PageAddress): FirstPage | undefined =>
  pages.find(({ at }) => at.test(pathname));

/**
 * Returns the question of the list that the address shows; null if there is none. A wrong guess costs one unused
 * answer.
 */
export function firstQuestion(pages: readonly FirstPage[], location: PageAddress, asker: Asker) {
  const page = firstPageAt(pages, location);
  const url = page?.urlOf(location, asker) ?? null;
  return page && url !== null ? { url, needsAny: page.needsAny } : null;
}

/** Returns a stored value. Storage may be blocked, and may hold anything. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the value that this user stored; null if it is another user's, or too old. */
export function storedOf(userId: string, key: string): unknown {
  const kept = stored(key);
  return isRecord(kept) && kept['userId'] === userId && !isOld(kept['at']) ? kept['value'] : null;
}

/** Returns a setting of this user that survives signing out. */
export const keptOf = (userId: string, key: string): Record<string, unknown> => {
  const kept = stored(`${key}/${userId}`);
  return isRecord(kept) ? kept : {};
};

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');

export const idOf = (value: unknown): string | undefined =>
  isRecord(value) ? textOf(value['id']) : undefined;

/** Returns the parameter of an order; the back end's own order has none. */
export const orderOf = (kept: unknown, own: string, mayOrder: boolean): string | undefined =>
  mayOrder && kept !== own ? textOf(kept) : undefined;
