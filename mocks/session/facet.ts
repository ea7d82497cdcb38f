import { world } from '../world/worldState';

/** True when the installation has the facet. */
export function isFacetAvailable(name: 'telephony' | 'calendar'): boolean {
  const file = JSON.parse(world.configFiles['config.json'] ?? '{}') as Record<string, unknown>;
  const { facets } = { ...file, ...world.config } as {
    facets?: Record<string, { available?: boolean } | undefined>;
  };
  return facets?.[name]?.available === true;
}
