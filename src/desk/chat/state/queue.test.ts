import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { selectPending } from './chatSelectors';
import { chatSlice, initialChat, polled } from './chatSlice';

const DAY = '2026-11-27T';
const at = (time: string) => `${DAY}${time}:00.000Z`;
const aConversation = (id: string, status: number, ...times: string[]) =>
  v.parse(ChatConversation, {
    id,
    status,
    messages: times.map((time, place) => ({ id: `${id}${place}`, timestamp: at(time), direction: 1 })),
  });
const asked = (...pending: ChatConversation[]) => polled({ operators: [], pending, active: [] });

function queueAfter(...answers: [time: string, ...pending: ChatConversation[]][]): string[] {
  const chat = answers.reduce((state, [time, ...pending]) => {
    vi.setSystemTime(at(time));
    return chatSlice.reducer(state, asked(...pending));
  }, initialChat);
  return selectPending({ chat }).map(({ id }) => id);
}

const spoke = aConversation('spoke', 0, '10:00', '10:20');
const released = aConversation('released', 1, '09:00', '10:10');
const silent = aConversation('silent', 0);
const alsoSilent = aConversation('alsoSilent', 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The chat queue, longest waiting first (AMB-258),', () => {
  type Answers = Parameters<typeof queueAfter>;
  it.each<[name: string, Answers, expected: string[]]>([
    [
      'a new conversation by its first message, and a released one by its last message',
      [['10:30', released, spoke]],
      ['spoke', 'released'],
    ],
    [
      'a conversation without messages behind the others if it was seen last',
      [['10:30', silent, released, spoke]],
      ['spoke', 'released', 'silent'],
    ],
    [
      'a conversation without messages between the others if it came between them',
      [
        ['10:05', silent],
        ['10:30', spoke, released, silent],
      ],
      ['spoke', 'silent', 'released'],
    ],
    [
      'conversations without messages in the order in which they came',
      [
        ['09:00', silent],
        ['09:30', alsoSilent, silent],
        ['10:30', spoke, alsoSilent, silent],
      ],
      ['silent', 'alsoSilent', 'spoke'],
    ],
  ])('orders %s', (_, answers, expected) => {
    expect(queueAfter(...answers)).toEqual(expected);
  });

  it('places a visitor who left and came back by the moment of their return', () => {
    expect(queueAfter(['09:00', silent], ['10:02'], ['10:30', silent, spoke])).toEqual(['spoke', 'silent']);
  });
});

it('The queue stays the same list while the server reports the same conversations', () => {
  const once = chatSlice.reducer(initialChat, asked(spoke, silent));
  expect(chatSlice.reducer(once, asked(spoke, silent))).toBe(once);
});
