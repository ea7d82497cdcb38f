import { refuse } from '../backend/answers';
import { findCustomer } from '../people/customer';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import type { Customer } from '../wire/customers';
import { demands, mayDo } from './steps';
import type { ConversationRecord } from './records';

/** An anonymous visitor keeps the phone number that he gave. */
function linkedTo({ customer, isAnonymous }: ConversationRecord, linked: Customer) {
  const { id, firstName, insertion, lastName, email, phoneNumber } = linked;
  return {
    id,
    firstName,
    lastName: [insertion, lastName].filter(Boolean).join(' ') || null,
    email,
    phoneNumber: (isAnonymous ? customer?.phoneNumber : null) ?? phoneNumber,
  };
}

export function link(user: UserRecord, id: string, customerId: string): void {
  const { conversation } = mayDo(demands.link, user, id);
  const customer = findCustomer(customerId) ?? refuse(404, 'De klant bestaat niet.');
  db.conversations.change(conversation, { customer: linkedTo(conversation, customer), isLinked: true });
}

export function unlink(user: UserRecord, id: string, customerId: string): void {
  const { conversation } = mayDo(demands.unlink, user, id);
  const { customer, isAnonymous, isLinked } = conversation;
  if (isAnonymous) refuse(409, 'Een anoniem gesprek kan niet ontkoppeld worden.');
  if (!isLinked || !customer) refuse(409, 'Het gesprek is niet gekoppeld.');
  if (customer.id !== (findCustomer(customerId)?.id ?? customerId))
    refuse(409, 'Het gesprek is aan een andere klant gekoppeld.');
  db.conversations.change(conversation, { customer: { ...customer, id: null }, isLinked: false });
}
