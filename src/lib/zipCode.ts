/** Writes Dutch postcodes in a line as '1016 AB'; the back end sends and expects them without the space. */
export const spaceZipCodes = <T extends string | null>(text: T): T =>
  text === null ? text : (text.replace(/\b(\d{4})([A-Z]{2})\b/g, '$1 $2') as T);

/** Returns '1016 AB Amsterdam'; a part that is null is omitted. */
export const townLine = (zipCode: string | null, city: string | null): string =>
  [spaceZipCodes(zipCode), city].filter(Boolean).join(' ');
