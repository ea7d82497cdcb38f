/** The availability of an agent for customers, by phone and chat together. */
export type DeskStatus = 'available' | 'phoneOnly' | 'chatOnly' | 'break' | 'away';

/** Values of the exchange's own presence; an exchange may lack some (wire/telephony: not in the documents). */
const PRESENCE = { available: 'Available', away: 'Away', break: 'Break' } as const;

export interface DeskFacts {
  /** `occupied` means in a call or after-call work, or in an unknown status. */
  phone: 'loggedOut' | 'notReady' | 'ready' | 'occupied';
  isInQueue: boolean;
  isAtChat: boolean;
  /** The exchange's own presence, and the values that it offers. */
  presence: string | null;
  presences: readonly string[];
}

export type StatusAction =
  | { kind: 'ready' | 'notReady' | 'enterQueue' | 'enterChat' | 'leaveChat' }
  | { kind: 'presence'; value: string };

const wants: Record<DeskStatus, { phone: boolean; chat: boolean }> = {
  available: { phone: true, chat: true },
  phoneOnly: { phone: true, chat: false },
  chatOnly: { phone: false, chat: true },
  break: { phone: false, chat: false },
  away: { phone: false, chat: false },
};

/** Null while the phone is occupied, because the status cannot be known then. */
export function statusOf({ phone, isAtChat, presence }: DeskFacts): DeskStatus | null {
  if (phone === 'occupied') return null;
  if (phone === 'ready') return isAtChat ? 'available' : 'phoneOnly';
  if (isAtChat) return 'chatOnly';
  return presence === PRESENCE.break ? 'break' : 'away';
}

/** False for an occupied phone, which has no status. */
export const takesNoCalls = (status: DeskStatus | null): boolean => status !== null && !wants[status].phone;

/** Returns true if the exchange offers a break, which is one of its own presences. */
export const hasBreak = ({ presences }: DeskFacts): boolean => presences.includes(PRESENCE.break);

/** Returns whether the status requires that the agent is logged in to telephony. */
export const needsPhone = (status: DeskStatus): boolean => wants[status].phone || status === 'break';

/**
 * Returns the presence to set, or null if the current presence can stay. A break is a presence that can stay only when
 * the new status is `chatOnly`.
 */
function presenceFor(status: DeskStatus, { presence, presences }: DeskFacts): string | null {
  if (status === 'break') return PRESENCE.break;
  if (presence !== PRESENCE.break || status === 'chatOnly') return null;
  const wanted = wants[status].phone ? PRESENCE.available : PRESENCE.away;
  return presences.includes(wanted) ? wanted : (presences.find((one) => one !== PRESENCE.break) ?? null);
}

function phoneActions(status: DeskStatus, facts: DeskFacts): StatusAction[] {
  if (facts.phone === 'loggedOut') return [];
  const isWanted = wants[status].phone;
  const actions: StatusAction[] = [];
  if (!isWanted && facts.phone === 'ready') actions.push({ kind: 'notReady' });
  const value = presenceFor(status, facts);
  if (value !== null && value !== facts.presence) actions.push({ kind: 'presence', value });
  if (isWanted && facts.phone === 'notReady') actions.push({ kind: 'ready' });
  if (isWanted && !facts.isInQueue) actions.push({ kind: 'enterQueue' });
  return actions;
}

/**
 * Returns the remaining commands for a status. The phone accepts a presence only while it is ready or not ready
 * (wire/telephony).
 */
export function actionsFor(status: DeskStatus, facts: DeskFacts): StatusAction[] {
  const isWanted = wants[status].chat;
  const chat: StatusAction[] =
    isWanted === facts.isAtChat ? [] : [{ kind: isWanted ? 'enterChat' : 'leaveChat' }];
  return [...phoneActions(status, facts), ...chat];
}
