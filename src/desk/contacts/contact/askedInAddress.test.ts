import { askedInAddress } from './askedInAddress';

const tag = 'af000000-0000-4000-8000-000000000001';
const faq = 'fa000000-0000-4000-8000-000000000001';
const asked = (query: string) => askedInAddress(new URLSearchParams(query));

it('Channel, subject, words and question are read from the address of a card', () => {
  expect(asked(`channel=Chat&tag=${tag.toUpperCase()}&query=hond%20%26%20kat&faq=${faq}`)).toEqual({
    channel: 'Chat',
    asked: { subject: { id: tag, name: '' }, query: 'hond & kat', faqId: faq },
  });
});

it('The flag `openKnowledgebase` alone asks for a contact without a question', () => {
  expect(asked('openKnowledgebase=true')).toEqual({});
});

it.each(['', 'channel=Umbrella', 'channel=__proto__', 'tag=../x', 'faq=%3Cscript%3E', 'query='])(
  'The address %j asks for no contact',
  (query) => {
    expect(asked(query)).toBeNull();
  },
);
