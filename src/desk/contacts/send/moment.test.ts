import * as v from 'valibot';
import { ChannelType } from '@/domain/timeline/channelType';
import { Person } from '@/domain/people/person';
import { EMPTY_GUID } from '@/lib/guid';
import { type Contact, newContact, withPerson } from '../contact/contact';
import { newQuestion, type Question } from '../contact/question';
import { contactTexts } from '../contactTexts';
import { momentOf, openMoments, openQuestions, whyNotFinish } from './moment';

const jan = { id: 'jan', name: 'Jan Peters', details: 'Huurder' };
const aPerson = (wire: object = {}) =>
  v.parse(Person, { id: 'jan', name: 'Jan Peters', roles: { customer: 'role-1' }, ...wire });
const aContact = (changes: Partial<Contact> = {}): Contact => ({
  ...newContact({ person: jan }, 0),
  questions: [],
  notes: 'Belt over de huur',
  ...changes,
});
const asks = (changes: Partial<Question>): Question => ({ ...newQuestion(), ...changes });
const inNameOf = { roleId: 'role-1', contractId: null };
const huur = { id: 'faq-1', question: 'Hoe zeg ik de huur op?', isPublic: true };

const { finish } = contactTexts;
it.each([
  ['no person', aContact({ person: null }), aPerson(), finish.noPerson],
  ['a person who is not loaded yet', aContact(), undefined, finish.personUnknown],
  ['a person who no longer exists', aContact(), null, finish.noRole],
  ['a person without a role', aContact(), aPerson({ roles: {} }), finish.noRole],
  ['blank notes', aContact({ notes: '  ' }), aPerson(), finish.nothingSaid],
  ['only an empty question', aContact({ notes: '', questions: [asks({})] }), aPerson(), finish.nothingSaid],
  [
    'another person than the chat',
    aContact({ linkedTo: { id: 'els', name: 'Els' } }),
    aPerson(),
    contactTexts.link.differs('Jan Peters', 'Els'),
  ],
  [
    'another person than the chat, as the agent confirmed',
    aContact({ linkedTo: { id: 'els', name: 'Els' }, differsFrom: 'els' }),
    aPerson(),
    null,
  ],
  ['no channel', aContact({ channel: 'Unknown' }), aPerson(), finish.noChannel],
  ['notes', aContact(), aPerson(), null],
  ['a question', aContact({ notes: '', questions: [asks({ words: 'Lekkage' })] }), aPerson(), null],
])('A contact with %s can be finished, or gives the reason why it cannot', (_, contact, person, reason) => {
  expect(whyNotFinish(contact, person)).toBe(reason);
});

it('A retry has the same text after another question was registered', () => {
  const [first, second] = [asks({ words: 'Eerste' }), asks({ words: 'Tweede' })];
  const before = aContact({ questions: [first, second] });
  const after = aContact({ questions: [first, { ...second, registered: true }] });
  expect(momentOf(after, first, inNameOf)).toEqual(momentOf(before, first, inNameOf));
  expect(momentOf(after, first, inNameOf).description).toBe('Eerste\n\nBelt over de huur');
});

it.each([
  ['notes alone', [], [null]],
  ['notes and an empty question', [asks({})], [null]],
  [
    'notes that are left after all questions are registered',
    [asks({ words: 'Klaar', registered: true })],
    [null],
  ],
])('One moment without a question is open for %s', (_, questions, moments) => {
  expect(openMoments(aContact({ questions }))).toEqual(moments);
});

it('No moment is open once all questions are registered and the notes are empty', () => {
  const contact = aContact({ notes: ' ', questions: [asks({ words: 'Klaar', registered: true }), asks({})] });
  expect(openMoments(contact)).toEqual([]);
});

it('Only the contact moment that is registered first contains the files', () => {
  const [first, second] = [asks({ words: 'Eerste' }), asks({ words: 'Tweede' })];
  const files = [{ mediaId: 'm1', name: 'foto.jpg', size: 1 }];
  const contact = aContact({ questions: [first, second], files, notifyClient: true });
  expect(momentOf(contact, first, inNameOf)).toMatchObject({ mediaIds: ['m1'], notifyClient: true });
  expect(momentOf(contact, second, inNameOf)).toMatchObject({ mediaIds: [] });
});

it('The open questions leave out registered and empty ones', () => {
  const [asked, done, empty] = [asks({ faq: huur }), asks({ words: 'Klaar', registered: true }), asks({})];
  expect(openQuestions(aContact({ questions: [asked, done, empty] }))).toEqual([asked]);
});

describe('a contact moment', () => {
  const about = { id: 'case-1', title: 'Huuropzegging' };
  it.each([
    ['of a question about a case', asks({ words: 'Wanneer?', about }), 'case-1'],
    ['of a question that is not about a case', asks({ words: 'Lekkage' }), null],
    ['of the notes of a call about a case', null, 'case-1'],
  ])('%s has the right case', (_, question, caseId) => {
    const contact = aContact({ questions: [asks({ about }), ...(question ? [question] : [])] });
    expect(momentOf(contact, question, inNameOf).caseId).toBe(caseId);
  });

  it('gets no case of another person', () => {
    const contact = withPerson(aContact({ questions: [asks({ about })] }), { ...jan, id: 'other' });
    expect(momentOf(contact, null, inNameOf).caseId).toBeNull();
  });

  it('for notes alone has no subject and no question', () => {
    expect(momentOf(aContact(), null, inNameOf)).toMatchObject({
      channelType: 'Phone',
      direction: 'Inbound',
      tagId: EMPTY_GUID,
      faqId: EMPTY_GUID,
      roleId: 'role-1',
      description: 'Belt over de huur',
      isPublic: false,
    });
  });

  it('contains its own words, then the notes once, then how the identity was established', () => {
    const question = asks({ faq: huur, subject: { id: 'tag-1', name: 'Huur' } });
    const other = asks({ words: 'Wil verhuizen' });
    const contact = aContact({
      questions: [asks({}), question, other],
      identity: { at: 0, facts: ['geboortedatum', 'adres'] },
    });
    const line = 'Identiteit vastgesteld op geboortedatum en adres.';
    expect(momentOf(contact, question, { ...inNameOf, contractId: 'contract-1' })).toMatchObject({
      tagId: 'tag-1',
      faqId: 'faq-1',
      contractId: 'contract-1',
      isPublic: true,
      description: `Hoe zeg ik de huur op?\n\nBelt over de huur\n\n${line}`,
    });
    expect(momentOf(contact, other, inNameOf).description).toBe(`Wil verhuizen\n\n${line}`);
  });

  it.each([ChannelType.Desk, ChannelType.Visit, ChannelType.Chat])(
    'over the channel %s is always inbound',
    (channel) => {
      expect(momentOf(aContact({ channel, direction: 'Outbound' }), null, inNameOf).direction).toBe(
        'Inbound',
      );
    },
  );
});
