import { JAN, MARIA } from '../db/fixedIds';
import { db } from '../db/db';
import { clock, MINUTE } from '../world/clock';
import { attach } from './attachments';
import { ChatStatus, type ConversationRecord, nobodyKnown, Provider } from './records';
import { customerOf, mediaId, minutesAgo, operatorId, seeded, talk } from './seeding';

const { Detached, Active, ACW } = ChatStatus;
const MANY = 220;

const linked = (personId: string): Partial<ConversationRecord> => ({
  customer: customerOf(personId),
  isLinked: true,
});

const whatsApp = (phoneNumber: string): Partial<ConversationRecord> => ({
  isAnonymous: true,
  providerType: Provider.WhatsApp,
  externalConversationId: `wa-31${phoneNumber.slice(1)}`,
  customer: { ...nobodyKnown, phoneNumber },
});

const unlinked = (firstName: string, lastName: string): Partial<ConversationRecord> => ({
  customer: { ...nobodyKnown, firstName, lastName },
});

/** A long conversation about one subject, for scrolling. */
const longTalk = (): string[] => [
  ...Array.from({ length: MANY - 1 }, (_, place) =>
    place % 3 === 1
      ? `> Ik heb punt ${place} genoteerd.`
      : `Punt ${place}: hier is nog niemand voor geweest.`,
  ),
  'Dank je wel, dan wacht ik op bericht.',
];

const waiting = (): ConversationRecord[] => [
  seeded(1, {
    ...linked(MARIA),
    waitingSince: minutesAgo(0.4),
    messages: talk(1, '', 0.4, ['Goedemorgen, ik heb een vraag over mijn huurverhoging.']),
  }),
  seeded(2, {
    ...whatsApp('0612345678'),
    waitingSince: minutesAgo(1.5),
    messages: talk(2, '', 1, ['Hoi', 'De lift doet het niet meer :(']),
  }),
  seeded(3, {
    waitingSince: minutesAgo(4),
    messages: talk(3, '', 3, [
      'Mijn plafond is nat, zie de foto',
      { text: '', attachments: [attach('photo', mediaId(1))] },
    ]),
  }),
  seeded(4, {
    ...linked(JAN),
    status: Detached,
    waitingSince: minutesAgo(2),
    messages: talk(4, operatorId(0), 2, [
      'Wanneer komt de schilder?',
      '> Goedendag, u spreekt met Sanne Bakker. Ik vraag het na.',
      'Fijn, ik wacht even',
    ]),
  }),
  seeded(5, {
    ...whatsApp('0687654321'),
    customer: { ...customerOf(MARIA), phoneNumber: '0687654321' },
    isLinked: true,
    spelledOtherwise: true,
    waitingSince: minutesAgo(0.7),
    messages: talk(5, '', 0.7, ['Dit is mijn nieuwe nummer. Kunnen jullie dat aanpassen?']),
  }),
];

const withColleagues = (): ConversationRecord[] => [
  seeded(6, {
    ...linked(db.people.all()[0]?.id ?? ''),
    status: Active,
    operatorId: operatorId(0),
    waitingSince: minutesAgo(20),
    messages: talk(6, operatorId(0), 1, [
      'Ik hoor een raar geluid in de cv-ketel',
      '> Kunt u laten horen wat u hoort?',
      { text: 'Dit is het', attachments: [attach('voice', mediaId(2))] },
      { text: null, attachments: [attach('wave', mediaId(3)), attach('mpeg', mediaId(4))] },
      { text: 'en een filmpje', attachments: [attach('video', mediaId(5)), attach('letter', mediaId(6))] },
    ]),
  }),
  seeded(7, {
    ...unlinked('Grietje', 'Postma'),
    status: Active,
    operatorId: operatorId(1),
    waitingSince: minutesAgo(130),
    messages: talk(7, operatorId(1), 0.5, longTalk()),
  }),
  seeded(8, {
    ...unlinked('Youssef', 'Benali'),
    status: ACW,
    operatorId: operatorId(1),
    afterCallWorkStartedOn: new Date(clock.now() - MINUTE).toISOString(),
    messages: talk(8, operatorId(1), 1, ['Mag ik een hond?', '> Dat mag.', 'Bedankt!']),
  }),
];

/** The usual conversations of a day. */
export const usualConversations = (): ConversationRecord[] => [...waiting(), ...withColleagues()];
