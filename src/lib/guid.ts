/** The empty GUID counts as 'none' wherever the back end sends it (000 §9.2). */
export const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';

/** The 8-4-4-4-12 hexadecimal shape that task and case routes require (000 §5). */
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isGuid = (text: string): boolean => SHAPE.test(text);

/** Returns an id in the spelling of records, whatever the spelling of the address. */
export const recordIdOf = (id: string): string => (isGuid(id) ? id.toLowerCase() : id);

/** Returns an id from an address in the spelling of records; null for any other text. */
export const guidOrNull = (text: string): string | null => (isGuid(text) ? recordIdOf(text) : null);

/** Compares two ids in whatever spelling. */
export const sameId = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** Returns a new GUID, also on pages without https, where browsers have no `randomUUID`. */
export function newGuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
