import type { Site } from './site';

/** One property of the running nginx: `holds` throws when it is violated, or returns what it found. */
export interface Check {
  name: string;
  holds: (site: Site) => Promise<string>;
}
