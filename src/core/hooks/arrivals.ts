/** What links called the records that they led to, by id. In memory only: the history of the browser outlives signing out. */
const titles = new Map<string, string>();

/** A link was followed that knows what the record is called. */
export const arriveAt = (id: string, title: string): void => void titles.set(id, title);

/** What the record on the screen is called, until it is read; null when nothing that led here told. */
export const arrivalTitle = (id: string): string | null => titles.get(id) ?? null;

export const forgetArrivals = (): void => titles.clear();
