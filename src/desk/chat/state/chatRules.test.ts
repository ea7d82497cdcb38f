import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import {
  type ConversationAction,
  customerLines,
  differsFromLinked,
  type Me,
  mayAddNumber,
  numberToAdd,
  sentTexts,
  whyNot,
} from './chatRules';

const me: Me = { mayOperate: true, isEnabled: true, operatorId: 'me' };
const aConversation = (changes: object) =>
  v.parse(ChatConversation, { id: 'c1', customer: { id: 'k1' }, isLinked: true, ...changes });

const MINE = { operator: { id: 'ME' } };
const NOBODY = { operator: null };
const COLLEAGUE = { operator: { id: 'other' } };
const statuses = [0, 1, 2, 3, 4, 17] as const;

/**
 * For each action, the statuses (0 to 4 and an unknown one) that allow it on my, nobody's and a colleague's
 * conversation.
 */
const table: [ConversationAction, mine: number[], nobodys: number[], colleagues: number[]][] = [
  ['accept', [0], [0], [0]],
  ['pickUp', [1], [1], [1]],
  ['leave', [2], [], []],
  ['detach', [2], [], []],
  ['endAfterCallWork', [3], [], []],
  ['send', [2], [], []],
  ['link', [0, 1, 2, 3], [0, 1, 2, 3], []],
  ['unlink', [0, 1, 2], [0, 1, 2], []],
];

describe.each(table)('The action %s (CHAT-29..38, CHAT-40)', (action, ...allowed) => {
  it.each([MINE, NOBODY, COLLEAGUE].map((whose, index) => [whose, allowed[index]!] as const))(
    'is possible on a conversation with %j in the statuses %j only',
    (whose, expected) => {
      const possible = statuses.filter(
        (status) => whyNot(action, aConversation({ status, ...whose }), me) === null,
      );
      expect(possible).toEqual(expected);
    },
  );

  it.each([
    [{ mayOperate: false }, 'mayNot'],
    [{ isEnabled: false }, 'off'],
    [{ operatorId: null }, 'notRegistered'],
  ])('by a user with %j is refused in every status for the reason %s', (lacking, reason) => {
    for (const status of statuses)
      for (const whose of [MINE, NOBODY, COLLEAGUE])
        expect(whyNot(action, aConversation({ status, ...whose }), { ...me, ...lacking })).toBe(reason);
  });
});

it.each([
  [{ isAnonymous: true }, 'anonymous'],
  [{ isLinked: false }, 'notLinked'],
  [{ customer: null }, 'notLinked'],
  [{ status: 3 }, 'status'],
  [{}, null],
])('Unlinking a conversation with %j is refused for the reason %j (CHAT-38)', (changes, expected) => {
  expect(whyNot('unlink', aConversation({ status: 2, ...MINE, ...changes }), me)).toBe(expected);
});

it.each([
  [{}, 'K1', false],
  [{}, 'k2', true],
  [{ isLinked: false }, 'k1', true],
  [{ customer: null }, 'k1', true],
])('A conversation with %j differs from customer %s: %j (CHAT-39)', (changes, customerId, expected) => {
  expect(differsFromLinked(aConversation(changes), customerId)).toBe(expected);
});

describe('The number that a visitor gave (CHAT-17, CHAT-63)', () => {
  const whatsApp = {
    providerType: 1,
    isAnonymous: true,
    customer: { id: 'k1', phoneNumber: '06 1234-5678' },
  };
  const withNumbers = (...numbers: (string | null)[]) => ({
    contactDetails: {
      emailAddresses: [],
      addresses: [],
      phoneNumbers: numbers.map((number) => ({ number, description: null, type: null, original: null })),
    },
  });
  it.each([
    [{}, ['0201234567', null], '06 1234-5678'],
    [{}, [], '06 1234-5678'],
    [{}, ['+31 6 12345678'], null],
    [{ providerType: 0 }, [], null],
    [{ providerType: 7 }, [], null],
    [{ isAnonymous: false }, [], null],
    [{ isLinked: false }, [], null],
    [{ customer: { id: 'k1', phoneNumber: null } }, [], null],
    [{ customer: { id: 'k1', phoneNumber: 'Niet bekend' } }, [], null],
  ])(
    'in a conversation with %j, beside the known numbers %j, is offered as %j',
    (changes, numbers, expected) => {
      expect(numberToAdd(aConversation({ ...whatsApp, ...changes }), withNumbers(...numbers))).toBe(expected);
    },
  );

  const free = {
    writeableFields: [],
    skipPhoneTypeCapabilityChecks: false,
    allowedPhoneTypes: ['Unknown'],
    multipleEqualPhoneTypesAllowed: false,
    isManagedElsewhere: false,
  };
  it.each([
    ['may be added beside one number', ['1'], {}, true],
    ['may not be added beside two numbers', ['1', '2'], {}, false],
    ['may not be added if another system manages the number', [], { isManagedElsewhere: true }, false],
    [
      'may be added if that other system accepts a number',
      [],
      { isManagedElsewhere: true, writeableFields: ['PhoneNumber'] },
      true,
    ],
    [
      'may not be added if numbers of an unknown type are not allowed',
      [],
      { allowedPhoneTypes: ['Mobile'] },
      false,
    ],
    [
      'may be added if types are not checked',
      [],
      { allowedPhoneTypes: [], skipPhoneTypeCapabilityChecks: true },
      true,
    ],
  ])('%s (001 §5)', (_, numbers, changes, expected) => {
    expect(mayAddNumber(withNumbers(...numbers), { ...free, ...changes }, false)).toBe(expected);
  });
});

it.each([
  [
    { firstName: 'Jan', lastName: 'Peters', email: 'j@x.nl', phoneNumber: '06' },
    ['Jan Peters', 'j@x.nl', '06'],
  ],
  [{ firstName: 'Jan' }, ['Jan']],
  [{ lastName: 'Peters', email: 'j@x.nl' }, []],
  [null, []],
])('The customer %j is described by %j (CHAT-64)', (customer, expected) => {
  expect(customerLines(aConversation({ customer }))).toEqual(expected);
});

it('Only an operator’s message with the same words counts as sent before', () => {
  const timestamp = '2026-11-27T10:00:00.000Z';
  const message = (id: string, direction: number, text: string) => ({ id, direction, text, timestamp });
  const conversation = aConversation({
    messages: [
      message('same', 0, 'Tot morgen'),
      message('other words', 0, 'Tot morgen!'),
      message('of the visitor', 1, 'Tot morgen'),
      message('again', 0, 'Tot morgen'),
    ],
  });
  expect(sentTexts(conversation, 'Tot morgen')).toEqual(['same', 'again']);
  expect(sentTexts(null, 'Tot morgen')).toEqual([]);
});
