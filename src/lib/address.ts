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

/** Where the API may be: an http(s) origin with an optional path, or '' for the page's own origin. */
const API_HOST = /^(?:https?:\/\/[^\s/?#\\@]+(?:\/[^\s?#\\]*)?)?$/i;

/** The host without slashes at its end, so that a path can follow; null where it is none. */
export function readApiHost(value: string): string | null {
  return API_HOST.test(value) ? trimEndOf(value, /\//) : null;
}

/** Values of a query; a list is repeated, `undefined` is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A path with its query: the one spelling by which a head start and the call it is meant for recognise each other. */
export function uriOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
