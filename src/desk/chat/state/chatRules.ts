import type { ConversationStep } from '@/api/chat/chat';
import { type ChatConversation, ChatProvider } from '@/domain/chat/chatConversation';
import { isFromOperator } from '@/domain/chat/chatMessage';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { isOneOf, type Received } from '@/domain/decode/received';
import type { PersonCapabilities } from '@/domain/people/fieldCapabilities';
import { phoneTypeRulesOf, whyNotOneMore } from '@/domain/people/fields/addPhone';
import { phoneValue } from '@/domain/people/fields/phoneField';
import type { Person } from '@/domain/people/person';
import { sameId } from '@/lib/guid';

/** The actions on a conversation (001 §4). */
export type ConversationAction = ConversationStep | 'send' | 'link' | 'unlink';

export interface Me {
  mayOperate: boolean;
  isEnabled: boolean;
  /** Null while the user is not registered. */
  operatorId: string | null;
}

export type WhyNot =
  'mayNot' | 'off' | 'notRegistered' | 'status' | 'ofColleague' | 'ofNobody' | 'notLinked' | 'anonymous';

const { Pending, Detached, Active, ACW } = ConversationStatus;

/** The statuses that allow each action; no action is allowed in any other status, such as an unknown one. */
const states: Record<ConversationAction, readonly ConversationStatus[]> = {
  accept: [Pending],
  pickUp: [Detached],
  leave: [Active],
  detach: [Active],
  endAfterCallWork: [ACW],
  send: [Active],
  link: [Pending, Detached, Active, ACW],
  unlink: [Pending, Detached, Active],
};

/**
 * The actions in these two lists are possible on a conversation without an operator. All other actions are only for
 * the operator of the conversation.
 */
const forAnybody: readonly ConversationAction[] = ['accept', 'pickUp'];
const forOwnerOrNobody: readonly ConversationAction[] = ['link', 'unlink'];

export const isMine = ({ operator }: ChatConversation, operatorId: string | null): boolean =>
  operatorId !== null && sameId(operatorId, operator?.id ?? null);

function whyNotMe({ mayOperate, isEnabled, operatorId }: Me): WhyNot | null {
  if (!mayOperate) return 'mayNot';
  if (!isEnabled) return 'off';
  return operatorId === null ? 'notRegistered' : null;
}

function whyNotMine(action: ConversationAction, conversation: ChatConversation, me: Me): WhyNot | null {
  if (forAnybody.includes(action) || isMine(conversation, me.operatorId)) return null;
  if (conversation.operator !== null) return 'ofColleague';
  return forOwnerOrNobody.includes(action) ? null : 'ofNobody';
}

function whyNotUnlink({ isAnonymous, isLinked, customer }: ChatConversation): WhyNot | null {
  if (isAnonymous) return 'anonymous';
  return isLinked && customer?.id != null ? null : 'notLinked';
}

/**
 * Returns why an action is impossible now, or null. The reasons are in the server's order of refusal (CHAT-29..38,
 * CHAT-40).
 */
export function whyNot(action: ConversationAction, conversation: ChatConversation, me: Me): WhyNot | null {
  return (
    whyNotMe(me) ??
    (isOneOf(states[action], conversation.status) ? null : 'status') ??
    whyNotMine(action, conversation, me) ??
    (action === 'unlink' ? whyNotUnlink(conversation) : null)
  );
}

/** Returns true unless the conversation is linked to this customer already (CHAT-39). */
export const differsFromLinked = ({ isLinked, customer }: ChatConversation, customerId: string): boolean =>
  !isLinked || !sameId(customerId, customer?.id ?? null);

const NO_DIGIT = /\D/g;
/** Makes 0612345678, +31612345678 and 0031612345678 equal. */
const nationalDigits = (number: string): string =>
  number.replace(NO_DIGIT, '').replace(/^(?:0031|31)(?=\d{9}$)/, '0');

const PHONE_FIELD = 'PhoneNumber';

/** Returns whether the system that manages the person accepts one more number (001 §5). */
export function mayAddNumber(
  { contactDetails }: Pick<Person, 'contactDetails'>,
  capabilities: PersonCapabilities,
  isDebug: boolean,
): boolean {
  const { isManagedElsewhere, writeableFields } = capabilities;
  const isWriteable = isDebug || !isManagedElsewhere || writeableFields.includes(PHONE_FIELD);
  const phones = contactDetails.phoneNumbers.map(phoneValue);
  return isWriteable && whyNotOneMore(phones, phoneTypeRulesOf(capabilities)) === null;
}

/** Returns the visitor's number when the person lacks it; null when it must not be offered (CHAT-17, CHAT-63). */
export function numberToAdd(
  conversation: ChatConversation,
  person: Pick<Person, 'contactDetails'>,
): string | null {
  const { providerType, isAnonymous, isLinked, customer } = conversation;
  const number = customer?.phoneNumber ?? null;
  const isOffered = providerType === ChatProvider.WhatsApp && isAnonymous && isLinked;
  if (!isOffered || number === null || nationalDigits(number) === '') return null;
  const known = person.contactDetails.phoneNumbers.map((one) => nationalDigits(one.number ?? ''));
  return known.includes(nationalDigits(number)) ? null : number;
}

/** Returns the lines that describe the visitor; none without a first name (CHAT-64). */
export function customerLines({ customer }: ChatConversation): string[] {
  if (customer?.firstName == null) return [];
  const name = [customer.firstName, customer.lastName].filter((part) => part !== null).join(' ');
  return [name, customer.email, customer.phoneNumber].filter((line) => line !== null);
}

export const isAfterWork = (status: Received<ConversationStatus>): boolean => status === ACW;

/** Returns the ids of the messages that operators wrote in exactly these words. */
export const sentTexts = (conversation: ChatConversation | null | undefined, text: string): string[] =>
  (conversation?.messages ?? [])
    .filter((message) => isFromOperator(message) && message.text === text)
    .map(({ id }) => id);
