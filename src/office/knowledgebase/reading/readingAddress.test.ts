import { faqAddress, listAddress, type Reading, readReading } from './readingAddress';

const A = 'af000000-0000-4000-8000-00000000000a';
const B = 'af000000-0000-4000-8000-00000000000b';
const nowhere: Reading = {
  view: 'thesaurus',
  subject: [],
  query: '',
  targetGroupId: null,
  followUpQuestionId: null,
};

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://app');
  return readReading({ pathname, search });
};

it.each<[Partial<Reading>, string]>([
  [{}, '/kennisbank/thesaurus'],
  [{ subject: [A, B] }, `/kennisbank/thesaurus?onderwerp=${A}%2C${B}`],
  [{ view: 'zoeken', query: 'lek & dak' }, '/kennisbank/zoeken?q=lek+%26+dak'],
  [{ view: 'recent' }, '/kennisbank/recent'],
  [{ view: 'meestbekeken', targetGroupId: A }, `/kennisbank/meestbekeken?doelgroep=${A}`],
])('The list with %j has the address %s and is read back from it', (changes, address) => {
  const reading = { ...nowhere, ...changes };
  expect(listAddress(reading)).toBe(address);
  expect(read(address)).toEqual(reading);
});

it.each<Partial<Reading>>([
  {},
  { subject: [A], followUpQuestionId: B },
  { view: 'zoeken', query: 'opzeggen', targetGroupId: A },
  { view: 'recent', followUpQuestionId: A },
])('The address of an open question keeps %j', (changes) => {
  const reading = { ...nowhere, ...changes };
  const address = faqAddress(B, reading);
  expect(address).toMatch(`/kennisbank/faq/${B}`);
  expect(read(address)).toEqual(reading);
});

it.each(['onderwerp=x', 'onderwerp=,,', 'doelgroep=../../x', 'stap=1', 'bij=elders'])(
  'The address ignores %s',
  (search) => {
    expect(read(`/kennisbank/faq/${A}?${search}`)).toEqual(nowhere);
  },
);
