import { trimEndOf } from '@/lib/trimEndOf';

/** Where the API may be: an http(s) origin with an optional path, or '' for the page's own origin. */
const API_HOST = /^(?:https?:\/\/[^\s/?#\\@]+(?:\/[^\s?#\\]*)?)?$/i;

/** The host without slashes at its end, so that a path can follow; null where it is none. */
export function readApiHost(value: string): string | null {
  return API_HOST.test(value) ? trimEndOf(value, /\//) : null;
}
