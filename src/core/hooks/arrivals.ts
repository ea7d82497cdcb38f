/**
 * Titles of records by id, as given by the links to the records. They are kept in memory only, because the browser's
 * history would outlive signing out.
 */
const titles = new Map<string, string>();

/** Stores the title that the followed link gave the record. */
export const arriveAt = (id: string, title: string): void => void titles.set(id, title);

/** Returns the title to show for a record until it is read; null when no link gave one. */
export const arrivalTitle = (id: string): string | null => titles.get(id) ?? null;

export const forgetArrivals = (): void => titles.clear();
