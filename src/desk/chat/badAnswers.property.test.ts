import fc from 'fast-check';
import * as v from 'valibot';
import { repeated } from '@/api/chat/repeated';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { Person } from '@/domain/people/person';
import { brokenValue } from '@/testing/badData/brokenValue';
import { nameOf, providerOf } from './conversationName';
import { customerLines, numberToAdd, whyNot } from './state/chatRules';
import { selectMine, selectOfColleagues, selectTabs, selectUnread } from './state/chatSelectors';
import { chatSlice, polled, registered, type WithChat } from './state/chatSlice';
import { kindOf } from './window/attachmentKind';
import { withPictures } from './window/emoticons';
import { logItems, playableAt } from './window/logItems';

const ME = { mayOperate: true, isEnabled: true, operatorId: 'ik' };
const person = v.parse(Person, { id: 'p' });
const said = { id: 'm', text: 'Hoi', direction: 1, timestamp: '2026-11-22T11:38:05.963Z', status: 3 };
const good = {
  id: 'goed',
  status: 2,
  operator: { id: 'ik' },
  customer: { firstName: 'Jan' },
  messages: [said],
};

const attachment = fc.oneof(brokenValue, fc.record({ mimeType: brokenValue, umbrellaMediaId: brokenValue }));
const message = fc.oneof(
  brokenValue,
  fc.record({
    id: fc.oneof(fc.uuid(), fc.constantFrom('m', 'n'), brokenValue),
    text: brokenValue,
    direction: brokenValue,
    sentOn: brokenValue,
    timestamp: brokenValue,
    participantId: brokenValue,
    status: brokenValue,
    attachments: fc.oneof(fc.array(attachment, { maxLength: 3 }), brokenValue),
  }),
);
const conversation = fc.oneof(
  brokenValue,
  fc.record({
    id: fc.oneof(fc.uuid(), fc.constantFrom('goed', 'dubbel'), brokenValue),
    status: fc.oneof(fc.nat(6), brokenValue),
    customer: fc.oneof(
      brokenValue,
      fc.record({ id: brokenValue, firstName: brokenValue, phoneNumber: brokenValue }),
    ),
    operator: fc.oneof(fc.constant({ id: 'ik' }), brokenValue),
    messages: fc.oneof(fc.array(message, { maxLength: 6 }), brokenValue),
    isAnonymous: brokenValue,
    isLinked: brokenValue,
    providerType: fc.oneof(fc.nat(2), brokenValue),
    externalConversationId: brokenValue,
    afterCallWorkStartedOn: brokenValue,
  }),
);
const answer = fc.array(conversation, { maxLength: 8 });

/** Returns the value as it arrives in JSON. */
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Computes everything that a screen derives from a conversation before it draws it. */
function workOut(state: WithChat, one: ChatConversation) {
  const items = logItems(one, [], null);
  expect(items).toHaveLength(one.messages.length);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  const attachments = one.messages.flatMap((each) => each.attachments);
  return [
    nameOf(one),
    providerOf(one),
    conversationStatusLabel(one.status),
    ...customerLines(one),
    ...attachments.map(({ mimeType, filename }) => `${kindOf(mimeType)} ${filename ?? ''}`),
    ...one.messages.map(({ text }) => withPictures(text)),
    String(selectUnread(state, one) + items.length + playableAt(items).length),
    numberToAdd(one, person) ?? '',
    ...(['accept', 'pickUp', 'leave', 'detach', 'endAfterCallWork', 'send', 'link', 'unlink'] as const).map(
      (action) => whyNot(action, one, ME) ?? '',
    ),
  ];
}

const begun = chatSlice.reducer(
  undefined,
  registered({ id: 'ik', personId: null, firstName: null, lastName: null, avatar: null, isLoggedIn: true }),
);

it('A broken record in an answer hides at most its own line, and all other records are shown', () => {
  fc.assert(
    fc.property(answer, answer, (before, after) => {
      const List = repeated(ChatConversation);
      const read = (list: readonly unknown[]) => v.parse(List, wire([...before, good, ...list]));
      const active = read(after);
      const chat = chatSlice.reducer(begun, polled({ operators: [], pending: [], active }));
      const state = { chat };
      const ids = active.map(({ id }) => id);
      expect(ids).toContain('goed');
      expect(ids).toEqual([...new Set(ids)]);
      expect(selectTabs(state)).toEqual(selectMine(state));
      expect(selectMine(state).length + selectOfColleagues(state).length).toBe(active.length);
      for (const one of active) for (const words of workOut(state, one)) expect(typeof words).toBe('string');
      /* The same answer keeps the same state, so that nothing is drawn again. */
      const again = chatSlice.reducer(chat, polled({ operators: [], pending: [], active: read(after) }));
      expect(again).toBe(chat);
    }),
  );
});

it('The chat accepts 40 conversations of 500 messages each', () => {
  const messages = Array.from({ length: 500 }, (_, index) => ({
    ...said,
    id: `m${index}`,
    text: `<b>${index}</b>`,
  }));
  const all = Array.from({ length: 40 }, (_, index) => ({ ...good, id: `c${index}`, messages }));
  const active = v.parse(repeated(ChatConversation), all);
  const chat = chatSlice.reducer(begun, polled({ operators: [], pending: [], active }));
  expect(selectMine({ chat }).map((one) => logItems(one, [], null).length)).toEqual(Array(40).fill(500));
});
