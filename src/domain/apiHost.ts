/** Where the API may be: an http(s) origin with an optional path, or '' for the page's own origin. */
const API_HOST = /^(?:https?:\/\/[^\s/?#\\@]+(?:\/[^\s?#\\]*)?)?$/i;

/** The host without slashes at its end, so that a path can follow; null where it is none. */
export function readApiHost(value: string): string | null {
  if (!API_HOST.test(value)) return null;
  let end = value.length;
  while (value[end - 1] === '/') end -= 1;
  return value.slice(0, end);
}
