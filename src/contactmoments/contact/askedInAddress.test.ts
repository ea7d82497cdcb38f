import { askedInAddress } from './askedInAddress';

const tag = 'af000000-0000-4000-8000-000000000001';
const faq = 'fa000000-0000-4000-8000-000000000001';
const asked = (query: string) => askedInAddress(new URLSearchParams(query));

it('reads channel, subject, words and question', () => {
  expect(asked(`channel=Chat&tag=${tag.toUpperCase()}&query=hond%20%26%20kat&faq=${faq}`)).toEqual({
    channel: 'Chat',
    asked: { subject: { id: tag, name: '' }, query: 'hond & kat', faqId: faq },
  });
});

it('is a contact about nothing yet for the flag alone', () => {
  expect(asked('openKnowledgebase=true')).toEqual({});
});

it.each(['', 'channel=Umbrella', 'channel=__proto__', 'tag=../x', 'faq=%3Cscript%3E', 'query='])(
  'is nothing for %j',
  (query) => {
    expect(asked(query)).toBeNull();
  },
);
