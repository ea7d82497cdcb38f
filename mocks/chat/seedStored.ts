import { MARIA } from '../db/fixedIds';
import { customerIdOf } from '../people/customer';
import { db } from '../db/db';
import type { StoredConversation } from '../wire/chat';
import { DAY, MINUTE } from '../world/clock';
import { simulatedOperators } from './colleagues';
import { aConversation, type ConversationRecord } from './records';
import { toStored } from './ending';
import { conversationId, operatorId, talk, visitorId } from './seeding';

const FIRST = 883;

type Oddity = Partial<StoredConversation>;

/** Variants of stored conversations from earlier years; the last one has no contents. */
const kept = (): readonly Oddity[] => [
  { rating: 4 },
  { rating: null },
  { rating: 7 },
  { rating: 0, participantInfo: onlyOperators() },
  { messages: null, participantInfo: null, customerId: null, rating: null },
];

const onlyOperators = () =>
  simulatedOperators().map(({ id, personId, firstName, lastName }) => ({
    participantId: id,
    chatOperator: { id, personId, firstName, lastName },
  }));

const KINDS = 6;

/** The id of the stored conversation to which a timeline activity refers. */
export const storedConversationId = (place: number): string => conversationId(FIRST + (place % KINDS));

function ended(place: number): ConversationRecord {
  const number = FIRST + place;
  const minutes = ((place + 1) * DAY) / MINUTE;
  return aConversation({
    id: conversationId(number),
    visitorId: visitorId(number),
    operatorId: operatorId(place),
    messages: talk(number, operatorId(place), minutes, [
      'Kan ik de huur van deze maand in delen betalen?',
      '> Goedendag, ik kijk even met u mee.',
      '> Dat kan: in twee delen, op de 1e en de 15e.\nU krijgt een bevestiging per e-mail.',
      'Super, dank u wel :)',
    ]),
  });
}

export function seedStoredConversations(): void {
  kept().forEach((oddity, place) => {
    const maria = db.people.find(MARIA);
    db.storedConversations.add({
      ...toStored(ended(place)),
      customerId: maria ? customerIdOf(maria) : null,
      ...oddity,
    });
  });
}
