/** How somebody is there for customers, by telephone and by chat at once. */
export type DeskStatus = 'available' | 'phoneOnly' | 'chatOnly' | 'break' | 'away';

/** Values of the exchange's own states, as far as it offers them (wire/telephony: not in the documents). */
const PRESENCE = { available: 'Available', away: 'Away', break: 'Break' } as const;

export interface DeskFacts {
  /** `occupied`: by a call or the work after it, or in a state that nobody knows. */
  phone: 'loggedOut' | 'notReady' | 'ready' | 'occupied';
  isInQueue: boolean;
  isAtChat: boolean;
  /** The state of the exchange's own, and which there are. */
  presence: string | null;
  presences: readonly string[];
}

/** Something that is asked of the phone or the chat. */
export type Deed =
  | { kind: 'ready' | 'notReady' | 'enterQueue' | 'enterChat' | 'leaveChat' }
  | { kind: 'presence'; value: string };

const wants: Record<DeskStatus, { phone: boolean; chat: boolean }> = {
  available: { phone: true, chat: true },
  phoneOnly: { phone: true, chat: false },
  chatOnly: { phone: false, chat: true },
  break: { phone: false, chat: false },
  away: { phone: false, chat: false },
};

/** Null while nobody can tell, since the phone is taken. */
export function statusOf({ phone, isAtChat, presence }: DeskFacts): DeskStatus | null {
  if (phone === 'occupied') return null;
  if (phone === 'ready') return isAtChat ? 'available' : 'phoneOnly';
  if (isAtChat) return 'chatOnly';
  return presence === PRESENCE.break ? 'break' : 'away';
}

/** An occupied phone has no status: it is not said to take no calls. */
export const takesNoCalls = (status: DeskStatus | null): boolean => status !== null && !wants[status].phone;

/** A pause is one of the exchange's own states. */
export const hasBreak = ({ presences }: DeskFacts): boolean => presences.includes(PRESENCE.break);

/** What needs somebody to be logged in to telephony. */
export const needsPhone = (status: DeskStatus): boolean => wants[status].phone || status === 'break';

/** Whoever comes back from a pause is no longer shown as having one. */
function presenceFor(status: DeskStatus, { presence, presences }: DeskFacts): string | null {
  if (status === 'break') return PRESENCE.break;
  if (presence !== PRESENCE.break || status === 'chatOnly') return null;
  const wanted = wants[status].phone ? PRESENCE.available : PRESENCE.away;
  return presences.includes(wanted) ? wanted : (presences.find((one) => one !== PRESENCE.break) ?? null);
}

function phoneDeeds(status: DeskStatus, facts: DeskFacts): Deed[] {
  if (facts.phone === 'loggedOut') return [];
  const isWanted = wants[status].phone;
  const deeds: Deed[] = [];
  if (!isWanted && facts.phone === 'ready') deeds.push({ kind: 'notReady' });
  const value = presenceFor(status, facts);
  if (value !== null && value !== facts.presence) deeds.push({ kind: 'presence', value });
  if (isWanted && facts.phone === 'notReady') deeds.push({ kind: 'ready' });
  if (isWanted && !facts.isInQueue) deeds.push({ kind: 'enterQueue' });
  return deeds;
}

/** What is left to ask until it is so; the phone takes a state of its own only after it is ready or not (wire/telephony). */
export function deedsFor(status: DeskStatus, facts: DeskFacts): Deed[] {
  const isWanted = wants[status].chat;
  const chat: Deed[] = isWanted === facts.isAtChat ? [] : [{ kind: isWanted ? 'enterChat' : 'leaveChat' }];
  return [...phoneDeeds(status, facts), ...chat];
}
