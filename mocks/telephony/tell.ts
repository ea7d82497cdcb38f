import { db } from '../db/db';
import type { HubClient } from '../hubs/hubServer';
import { hubServer } from '../hubs/hubServer';
import { pushHub } from '../hubs/pushHub';
import { isFacetAvailable } from '../session/facet';
import type { CallRecord, PhoneRecord } from './phoneRecords';
import { toPhone, toRegisteredPhone, toStats } from './toPhone';

/* The pushes of the exchange and their audience. While telephony is not available nothing is pushed. */

type Meant = (client: HubClient) => boolean;

const tell = (hub: string, isMeant: Meant, event: string, ...args: unknown[]): void => {
  if (isFacetAvailable('telephony')) hubServer.tell(hub, isMeant, event, args);
};

const everyone: Meant = () => true;

export const ofAccount =
  (userId: string): Meant =>
  ({ bearer }) =>
    bearer.user.id === userId;

/** Pushes the whole phone to every tab of its owner, and to the registry. */
export function tellPhone(phone: PhoneRecord): void {
  tell('phoneHub', ofAccount(phone.id), 'update', toPhone(phone));
  if (phone.isRegistered) tell('phoneRegistryHub', everyone, 'update', toRegisteredPhone(phone));
}

export const tellRegistered = (phone: PhoneRecord): void =>
  tell('phoneRegistryHub', everyone, 'registered', toRegisteredPhone(phone));

export const tellStats = (): void => tell('phoneHub', everyone, 'stats', toStats());

export const tellRoles = (userId: string, call: CallRecord): void => {
  const { phoneCallRegistrationId, subjectRoleId, candidateRoleIds } = call;
  const roles = { phoneCallRegistrationId, subjectRoleId, candidateRoleIds };
  tell('phoneHub', ofAccount(userId), 'updatePhoneCallRoles', roles);
};

export const tellMessage = (userId: string, type: string, text: string): void =>
  tell('phoneHub', ofAccount(userId), 'onMessage', { type, text });

export const tellError = (isMeant: Meant, message: string): void =>
  tell('phoneHub', isMeant, 'error', { message });

/** Pushes the present state to a new connection, or to a connection that reports itself again. */
export function tellAnew(isMeant: Meant, userId: string): void {
  const phone = db.phones.find(userId);
  if (phone) tell('phoneHub', isMeant, 'update', toPhone(phone));
  tell('phoneHub', isMeant, 'stats', toStats());
}

/** Changes the presence of a colleague, and pushes it to everyone. */
export function setPresence(userId: string, status: number): void {
  const colleague = db.colleagues.find(userId);
  if (!colleague || colleague.status === status) return;
  db.colleagues.change(colleague, { status });
  pushHub('presenceHub', 'statusUpdated', { userId: colleague.id, status });
}
