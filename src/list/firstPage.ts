import type { SectionTheme } from '@/core/routeHandle';
import { isOld } from '@/core/storage/lifetime';
import { isRecord } from '@/lib/values';

/*
 * Part of the script in the document, which runs before any file of the program is there: it must stay tiny, so nothing here is
 * decoded by a schema.
 */

export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** Who asks, and whether the back end knows another order than its own. */
interface Asker {
  userId: string;
  mayOrder: boolean;
}

/** The first question of a list, as its area spells it; the document asks it before the program is there. */
export interface FirstPage {
  /** The addresses that show the list. */
  at: RegExp;
  theme: SectionTheme;
  needsAny: readonly string[];
  /** As this person asked for it last; null where that is not simple: dates, pages, kept things that may be worthless. */
  urlOf: (location: PageAddress, asker: Asker) => string | null;
}

/** The list that this address shows. */
export const firstPageAt = (pages: readonly FirstPage[], { pathname }: PageAddress): FirstPage | undefined =>
  pages.find(({ at }) => at.test(pathname));

/** The question of the list that this address shows; null where there is none. A wrong guess costs one unused answer. */
export function firstQuestion(pages: readonly FirstPage[], location: PageAddress, asker: Asker) {
  const page = firstPageAt(pages, location);
  const url = page?.urlOf(location, asker) ?? null;
  return page && url !== null ? { url, needsAny: page.needsAny } : null;
}

/** What the browser keeps under a key. Storage may be blocked, and may hold anything. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The value that this person left; null where it is someone else's, or too old. */
export function storedOf(userId: string, key: string): unknown {
  const kept = stored(key);
  return isRecord(kept) && kept['userId'] === userId && !isOld(kept['at']) ? kept['value'] : null;
}

/** A setting of this person that outlives signing out. */
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

/** What is sent for an order; the back end's own has no name. */
export const orderOf = (kept: unknown, own: string, mayOrder: boolean): string | undefined =>
  mayOrder && kept !== own ? textOf(kept) : undefined;
