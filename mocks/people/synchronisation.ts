import { db } from '../db/db';
import { hubServer } from '../hubs/hubServer';
import { pushHub } from '../hubs/pushHub';
import { toUnit } from '../properties/summaries';
import { world } from '../world/worldState';

function readUnit(id: string) {
  const unit = db.units.find(id);
  return unit && toUnit(unit);
}

/** The hubs that synchronise, and the record that each of them pushes. */
const readers: Readonly<Record<string, (id: string) => object | undefined>> = {
  personHub: (id) => db.people.find(id),
  unitHub: readUnit,
};

/** Synchronises a person or a unit on request: `started` at once, `updated` when it is done. */
export function synchroniseOnRequest(): void {
  hubServer.onJitUpdate = ({ hub }, id) => {
    const read = readers[hub];
    const record = read?.(id);
    if (!read || !record) return;
    pushHub(hub, 'started', record);
    if (world.synchronisationMs === null) return;
    setTimeout(() => {
      const now = read(id);
      if (now) pushHub(hub, 'updated', now);
    }, world.synchronisationMs);
  };
}
