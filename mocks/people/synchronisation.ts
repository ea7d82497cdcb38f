import { db } from '../db/db';
import { hubServer } from '../hubs/hubServer';
import { pushHub } from '../hubs/pushHub';
import { world } from '../world/worldState';

/** A person is synchronised on request: `started` at once, `updated` when it is done. */
export function synchroniseOnRequest(): void {
  hubServer.onJitUpdate = ({ hub }, id) => {
    const person = hub === 'personHub' ? db.people.find(id) : undefined;
    if (!person) return;
    pushHub('personHub', 'started', person);
    if (world.synchronisationMs === null) return;
    setTimeout(() => {
      const now = db.people.find(id);
      if (now) pushHub('personHub', 'updated', now);
    }, world.synchronisationMs);
  };
}
