import { toCustomer } from '../people/customer';
import { db } from '../db/db';
import type { Random } from '../world/random';
import { firstNames, lastNames } from '../world/vocabulary';
import { type ConversationRecord, nobodyKnown, Provider } from './records';
import { customerOf } from './seeding';

const mobile = (random: Random): string => `06${random.int(10_000_000, 58_999_999)}`;

function tenant(random: Random): Partial<ConversationRecord> {
  const tenants = db.people.where((person) => person.type === 'natural' && toCustomer(person));
  return { customer: customerOf(random.pick(tenants).id), isLinked: true };
}

function overWhatsApp(random: Random): Partial<ConversationRecord> {
  const phoneNumber = mobile(random);
  return {
    customer: { ...nobodyKnown, phoneNumber },
    isAnonymous: true,
    providerType: Provider.WhatsApp,
    externalConversationId: `wa-31${phoneNumber.slice(1)}`,
  };
}

function fromTheWebsite(random: Random): Partial<ConversationRecord> {
  const { insertion, lastName } = random.pick(lastNames);
  const name = {
    firstName: random.pick(firstNames),
    lastName: [insertion, lastName].filter(Boolean).join(' '),
  };
  return { customer: { ...nobodyKnown, ...name, email: `${lastName.toLowerCase()}@mail.example` } };
}

/** A random visitor: a tenant in the portal, somebody on WhatsApp, or a visitor who gives a name. */
export function newcomer(random: Random): Partial<ConversationRecord> {
  const lot = random.next();
  if (lot < 0.5) return tenant(random);
  return lot < 0.8 ? overWhatsApp(random) : fromTheWebsite(random);
}
