import { db } from '../db/db';
import type { HubClient, HubReply } from '../hubs/hubServer';
import { hubServer, mayHear } from '../hubs/hubServer';
import { isFacetAvailable } from '../session/facet';
import { tellRegistered } from './tell';
import { toRegisteredPhone } from './toPhone';

/** Answers which phones are logged in or registered. */
function invoked(client: HubClient, method: string): HubReply {
  if (!mayHear('phoneRegistryHub', client)) return { error: 'Nodig: usePhone.' };
  if (method === 'getAllPhones') return { result: isFacetAvailable('telephony') ? registered() : [] };
  const phone = db.phones.find(client.bearer.user.id);
  if (phone && isFacetAvailable('telephony')) {
    const changed = db.phones.change(phone, { isRegistered: method === 'register' });
    if (changed.isRegistered) tellRegistered(changed);
  }
  return { result: null };
}

const registered = () => db.phones.where(({ isRegistered }) => isRegistered).map(toRegisteredPhone);

export const serveRegistry = (): void =>
  hubServer.serve('phoneRegistryHub', { arrived: () => undefined, invoked });
