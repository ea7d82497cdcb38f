import { trimEndOf } from './text';

/**
 * Puts values into the `:name` places of an address. Every value becomes one path part: encoded, and refused when it is
 * empty or a dot segment, so that no value can climb out of its place.
 */
export function fillPath(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new Error(`No usable value for ':${name}' in ${pattern}`);
    }
    return uriPart(value);
  });
}

/** A value as one part of an address. A lone surrogate, on which `encodeURIComponent` throws, becomes U+FFFD. */
export const uriPart = (value: string): string => encodeURIComponent(value.toWellFormed());

/** The allowed values of the API host: an http(s) origin with an optional path, or '' for the page's own origin. */
const API_HOST = /^(?:https?:\/\/[^\s/?#\\@]+(?:\/[^\s?#\\]*)?)?$/i;

/** Returns the host without trailing slashes, so that a path can follow; null if it is invalid. */
export function readApiHost(value: string): string | null {
  return API_HOST.test(value) ? trimEndOf(value, /\//) : null;
}

/** Values of a query; a list becomes repeated parameters, `undefined` is omitted. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Returns a path with its query, always spelled alike, so that a call finds the head start for its address. */
export function uriOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
