import { db } from '../db/db';
import { ChatStatus, type ConversationRecord, nobodyKnown } from './records';
import { conversationId, mediaId, minutesAgo, operatorId, seeded, talk } from './seeding';

/**
 * Conversations that the client cannot expect, each with a colleague: an unknown status, no messages, and odd
 * messages.
 */
const oddConversations = (): ConversationRecord[] => [
  seeded(9, { status: 17, operatorId: operatorId(0), messages: talk(9, '', 3, ['Hallo?']) }),
  seeded(10, {
    status: ChatStatus.Active,
    operatorId: operatorId(1),
    customer: null,
    messages: null,
    isAnonymous: null,
    isLinked: null,
    providerType: null,
  }),
  seeded(11, {
    status: ChatStatus.Active,
    operatorId: operatorId(2),
    customer: { ...nobodyKnown, lastName: '<b>Vet</b>' },
    providerType: 7,
    externalConversationId: '',
    waitingSince: minutesAgo(9),
    messages: talk(11, operatorId(2), 4, [
      '<img src=x onerror=alert(1)> & "hallo"',
      { text: 'Van een kant die niemand kent', direction: 9, status: 'Bezorgd', participantId: null },
      { text: null, attachments: null },
      { text: 'W'.repeat(300) },
      { text: null, attachments: [{ mimeType: 'model/gltf', filename: null, umbrellaMediaId: mediaId(98) }] },
    ]),
  }),
];

/** Adds a picture whose file is gone. */
function seedLostPicture(): void {
  const present = db.conversations.find(conversationId(6));
  if (!present) return;
  const attachments = [{ mimeType: 'image/jpeg', filename: null, umbrellaMediaId: mediaId(99) }];
  const [lost] = talk(60, '', 0.5, [{ text: 'en deze', attachments }]);
  if (lost) db.conversations.change(present, { messages: [...(present.messages ?? []), lost] });
}

export function seedStrangeChat(): void {
  for (const conversation of oddConversations()) db.conversations.add(conversation);
  seedLostPicture();
}
