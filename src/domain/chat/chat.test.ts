import * as v from 'valibot';
import { ChatConversation, isWhatsApp, linkedCustomerId } from './chatConversation';
import { ChatMessage } from './chatMessage';
import { ChatOperator } from './chatOperator';
import { DefaultMessages, fillDefaultMessage, WaitingStatistics } from './chatSettings';
import { conversationStatusLabel } from './conversationStatus';
import { StoredConversation, visitorOf } from './storedConversation';

const ID = 'aa000000-0000-4000-8000-000000000384';
const AT = '2026-11-22T11:38:05.963Z';
const statusOf = (status: unknown) => v.parse(ChatConversation, { id: 'c', status }).status;

it.each([
  [0, 'Pending', 'Nieuw'],
  [1, 'Detached', 'Vrijgegeven'],
  [2, 'Active', 'Opgepakt'],
  [3, 'ACW', 'Nawerktijd'],
  [4, 'Ended', 'Beëindigd'],
  [17, '17', 'Onbekend (17)'],
  [null, '', 'Onbekend'],
])('The status %j is read as %s, by name and by code, and shown as %s (CHAT-44)', (wire, name, label) => {
  expect([statusOf(wire), statusOf(name)]).toEqual([name, name]);
  expect(conversationStatusLabel(statusOf(wire))).toBe(label);
});

describe('a conversation', () => {
  it('needs no more than an id', () => {
    const least = v.parse(ChatConversation, {
      id: 'c',
      customer: null,
      messages: null,
      isAnonymous: null,
      isLinked: null,
      providerType: null,
    });
    expect(least).toMatchObject({ customer: null, messages: [], isLinked: false, providerType: null });
    expect([isWhatsApp(least), linkedCustomerId(least)]).toEqual([false, null]);
  });

  it('loses only its broken messages', () => {
    const messages = [
      null,
      { id: null },
      { id: 'm1', text: 'Hoi' },
      'x',
      { id: 'm2', text: null, direction: 9 },
    ];
    const kept = v.parse(ChatConversation, { id: 'c', messages }).messages;
    expect(kept.map(({ id, text, direction }) => [id, text, direction])).toEqual([
      ['m1', 'Hoi', ''],
      ['m2', '', '9'],
    ]);
  });
});

describe('a message', () => {
  const attachment = { mimeType: 'image/jpeg', filename: null, umbrellaMediaId: ID };
  it.each([
    ['a list of attachments', { attachments: [attachment, { mimeType: 'x' }, null] }],
    ['a single attachment', { attachment }],
    ['a single attachment when the list is null', { attachments: null, attachment }],
  ])('takes its attachment from %s', (_, wire) => {
    expect(v.parse(ChatMessage, { id: 'm', ...wire }).attachments).toEqual([attachment]);
  });

  it.each([
    [AT, AT],
    [Date.parse(AT), AT],
    [null, null],
    [8.7e15, null],
    [Number.NaN, null],
    ['gisteren', null],
  ])('with the timestamp %j was recorded at %j', (timestamp, expected) => {
    expect(v.parse(ChatMessage, { id: 'm', timestamp }).timestamp).toBe(expected);
  });
});

it('The visitor of a stored conversation is recognised however the wire marks its operators', () => {
  const of = (participantInfo: unknown) =>
    visitorOf(v.parse(StoredConversation, { id: 's', participantInfo }));
  const operator = (chatOperator: unknown) => ({ participantId: 'o', chatOperator });
  for (const known of [true, { id: 'o' }, { firstName: null }])
    expect(of([operator(known), { participantId: 'v', chatOperator: null }])?.participantId).toBe('v');
  expect(of([operator(true)])).toBeNull();
  expect(of([{ participantId: 'v', chatOperator: false }])?.participantId).toBe('v');
  expect(of(null)).toBeNull();
});

it.each([
  [3, 3],
  ['4', 4],
  [0, 0],
  [6, 5],
  [-1, 0],
  [null, null],
])('A rating of %j is read as %j (ENUM-89)', (rating, expected) => {
  expect(v.parse(StoredConversation, { id: 's', rating }).rating).toBe(expected);
});

it('Default messages are read as texts or as records, with the name of the sender filled in (CHAT-24)', () => {
  const texts = v.parse(DefaultMessages, [
    'Dag, [[username]] hier.',
    { id: '1', text: '[[username]]/[[username]]' },
    null,
    {},
    '',
  ]);
  expect(texts.map((text) => fillDefaultMessage(text, 'A$&B'))).toEqual(['Dag, A$&B hier.', 'A$&B/A$&B']);
});

it('An operator and statistics without any details are usable', () => {
  expect(v.parse(ChatOperator, { id: 'o', firstName: null })).toMatchObject({
    firstName: null,
    isLoggedIn: false,
  });
  expect(Object.values(v.parse(WaitingStatistics, {}))).toEqual([null, null, null, null, null]);
});
