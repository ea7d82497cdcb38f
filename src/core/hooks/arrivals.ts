/**
 * Titles of records by id, as the links to them named them. In memory only: the browser's history outlives signing out.
 */
const titles = new Map<string, string>();

/** Notes the title that the followed link gave its record. */
export const arriveAt = (id: string, title: string): void => void titles.set(id, title);

/** Returns the title of the record on screen until it is read; null when no link gave one. */
export const arrivalTitle = (id: string): string | null => titles.get(id) ?? null;

export const forgetArrivals = (): void => titles.clear();
