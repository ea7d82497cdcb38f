import type { Site } from './site';

/** One thing that must hold of the running nginx: `holds` throws when it does not, or tells what it saw. */
export interface Check {
  name: string;
  holds: (site: Site) => Promise<string>;
}
