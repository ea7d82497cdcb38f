import { db } from '../db/db';
import type { HubClient, HubReply } from '../hubs/hubServer';
import { hubServer, mayHear } from '../hubs/hubServer';
import { isFacetAvailable } from '../session/facet';
import { resetCalls } from './calls';
import { nobodyAnswers } from './callActions';
import { carryOutMethod, usersMeant } from './methods';
import { resetPace } from './pace';
import { logoutOthers } from './phoneActions';
import { PhoneRefusal, refusePhone } from './phoneRefusal';
import { serveRegistry } from './registry';
import { tellAnew } from './tell';
import { watchPhones } from './waitingQueue';

const NOTHING: HubReply = { result: null };
const NOT_THERE = 'Telefonie is niet beschikbaar.';
const NOT_ALLOWED = 'Nodig: usePhone.';

/**
 * Refuses a method call in two ways: the call fails, and the event `error` reports the refusal to the connection that
 * made the call.
 */
function refused(client: HubClient, sentence: string): HubReply {
  hubServer.tellOne(client, 'error', [{ message: sentence }]);
  return { error: sentence };
}

const toOne = (client: HubClient) => (other: HubClient) => other === client;

function carryOut(client: HubClient, method: string, args: readonly unknown[]): void {
  const { id } = client.bearer.user;
  if (method === 'reportUserReconnected') tellAnew(toOne(client), id);
  else if (method === 'logoutMultipleByUserIds') logoutOthers(id, usersMeant(args));
  else {
    const phone =
      db.phones.find(id) ?? refusePhone('Ongeldige gebruiker: er is geen toestel voor deze gebruiker.');
    carryOutMethod(method, phone, args);
  }
}

function invoked(client: HubClient, method: string, args: readonly unknown[]): HubReply {
  if (!mayHear('phoneHub', client)) return refused(client, NOT_ALLOWED);
  if (!isFacetAvailable('telephony')) return { error: NOT_THERE };
  try {
    carryOut(client, method, args);
    return NOTHING;
  } catch (error) {
    if (error instanceof PhoneRefusal) return refused(client, error.message);
    throw error;
  }
}

/** The exchange serves the hubs of telephony. */
export function serveTelephony(): void {
  resetCalls();
  resetPace();
  nobodyAnswers.clear();
  watchPhones();
  hubServer.serve('phoneHub', {
    arrived: (client) => tellAnew(toOne(client), client.bearer.user.id),
    invoked,
  });
  serveRegistry();
}
