import { uriPart } from './uriPart';

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
