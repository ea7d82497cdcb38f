import { ChannelType } from '@/domain/channelType';
import {
  flowOfAddress,
  isStarted,
  NO_FLOW,
  withChannel,
  withFaq,
  withoutSubject,
  withScenario,
  withSubject,
} from './flow';

const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const faqId = 'fa000000-0000-4000-8000-000000000001';
const whole = {
  channel: ChannelType.Phone,
  subject,
  query: 'huur',
  faqId,
  targetGroupId: 'groep',
  followUpQuestionId: 'vervolg',
  notes: 'Belt over de huur.',
  scenario: { id: 'scenario', title: 'Woning opzeggen' },
};
const noFaq = { faqId: null, targetGroupId: null, followUpQuestionId: null };

describe('the steps (001 §4)', () => {
  it.each([
    [
      'another channel',
      withChannel(whole, 'Desk'),
      { ...whole, ...noFaq, channel: 'Desk', subject: null, scenario: null },
    ],
    ['no channel', withChannel(whole, 'Unknown'), NO_FLOW],
    [
      'another subject',
      withSubject(whole, { id: 'x', name: 'Buren' }),
      { ...whole, ...noFaq, query: '', subject: { id: 'x', name: 'Buren' } },
    ],
    ['all subjects', withoutSubject(whole), { ...whole, ...noFaq, query: '', subject: null }],
    ['another question', withFaq(whole, 'x'), { ...whole, ...noFaq, faqId: 'x' }],
    ['the same question', withFaq(whole, faqId), { ...whole, ...noFaq }],
  ])('%s clears what belonged to the one before', (_, flow, expected) => {
    expect(flow).toEqual(expected);
  });

  it.each([
    ['channel', () => withChannel(whole, null)],
    ['subject', () => withSubject(whole, null)],
    ['question', () => withFaq(whole, null)],
    ['scenario', () => withScenario(whole, null)],
  ])('no %s at all is a mistake of ours', (_, choose) => {
    expect(choose).toThrow();
  });
});

describe('what the address of a card asks for', () => {
  const asked = (query: string) => flowOfAddress(new URLSearchParams(query));

  it('starts the flow', () => {
    expect(asked(`channel=Chat&tag=${subject.id.toUpperCase()}&query=hond%20%26%20kat&faq=${faqId}`)).toEqual(
      {
        ...NO_FLOW,
        channel: 'Chat',
        subject: { id: subject.id, name: '' },
        query: 'hond & kat',
        faqId,
      },
    );
  });

  it.each(['', 'channel=Umbrella', 'channel=__proto__', 'tag=../x', 'faq=%3Cscript%3E', 'query='])(
    'is nothing for %j',
    (query) => {
      expect(asked(query)).toBeNull();
    },
  );
});

it.each([
  [NO_FLOW, false],
  [{ ...NO_FLOW, notes: 'x' }, true],
  [{ ...NO_FLOW, channel: ChannelType.Desk }, true],
])('%j is started: %s', (flow, is) => {
  expect(isStarted(flow)).toBe(is);
});
