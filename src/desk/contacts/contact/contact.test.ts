import * as v from 'valibot';
import { ChannelType } from '@/domain/timeline/channelType';
import { Faq } from '@/domain/knowledge/faq';
import {
  Contact,
  followingLink,
  linkedElsewhere,
  newContact,
  withAsked,
  withChannel,
  withOpenField,
  withoutChannel,
  withPerson,
  withScenario,
} from './contact';
import { newQuestion, type Question, withFaq, withoutSubject, withSubject } from './question';

const subject = { id: 'tag', name: 'Wonen' };
const faq = { id: 'faq', question: 'Hoe zeg ik op?', isPublic: true };
const noFaq = { faq: null, targetGroupId: null, followUpQuestionId: null };
const whole: Question = {
  ...newQuestion(),
  ...{
    subject,
    faq,
    query: 'huur',
    targetGroupId: 'groep',
    followUpQuestionId: 'vervolg',
    words: 'Per maart',
  },
};
const maria = { id: 'm', name: 'Maria', details: '' };
const contact = {
  ...newContact({ person: maria }, 0),
  notes: 'Belt',
  scenario: { id: 's', title: 'Opzeggen' },
};
const found = (id: string) =>
  v.parse(Faq, { id, question: 'Vraag', mainTag: { id: 'hoofd', name: 'Hoofd' } });

describe('a contact over a chat', () => {
  const jan = { id: 'j', name: 'Jan' };
  const over = { ...contact, linkedTo: maria, identity: { at: 0, facts: ['adres'] } };
  it.each([
    ['the conversation is linked to the same person', contact, { id: 'M', name: 'Maria' }, 'Maria'],
    ['the conversation is linked to another person', over, jan, 'Jan'],
    ['the conversation is unlinked', over, null, undefined],
    [
      'the contact has another person and the conversation is unlinked',
      { ...over, person: { ...jan, details: '' } },
      null,
      'Jan',
    ],
    [
      'the contact has no person yet and the conversation is linked',
      { ...contact, person: null },
      jan,
      'Jan',
    ],
  ])('follows the chat when %s', (_, before, linkedTo, name) => {
    const now = followingLink(before, linkedTo);
    expect([now.person?.name, now.notes, linkedElsewhere(now)]).toEqual([name, 'Belt', null]);
  });

  it('forgets the identity when it moves to another person', () => {
    expect(followingLink(over, jan).identity).toBeNull();
  });

  it('differs from its chat until the agent confirms the difference, and again when the link changes', () => {
    const differs = withPerson(over, { ...jan, details: '' });
    expect(linkedElsewhere(differs)).toEqual(maria);
    const meant = { ...differs, differsFrom: maria.id };
    expect(linkedElsewhere(meant)).toBeNull();
    expect(linkedElsewhere({ ...meant, linkedTo: { id: 'e', name: 'Els' } })).toEqual({
      id: 'e',
      name: 'Els',
    });
  });
});

describe('the steps of a question (001 §4)', () => {
  it.each([
    [
      'choosing another subject',
      withSubject(whole, { id: 'x', name: 'Buren' }),
      { ...noFaq, query: '', subject: { id: 'x', name: 'Buren' } },
    ],
    ['removing the subject', withoutSubject(whole), { ...noFaq, query: '', subject: null }],
    [
      'choosing another question',
      withFaq(whole, found('x'), []),
      { ...noFaq, faq: { id: 'x', question: 'Vraag', isPublic: false } },
    ],
    ['choosing the same question', withFaq(whole, found('faq'), []), noFaq],
  ])('%s clears the later choices of the question', (_, changed, expected) => {
    expect(changed).toEqual({ ...whole, ...expected });
  });

  it('take over the subject of the chosen question if no subject was chosen', () => {
    expect(withFaq(newQuestion(), found('x'), []).subject).toEqual({ id: 'hoofd', name: 'Hoofd' });
  });

  it.each([
    ['channel', () => withChannel(contact, null)],
    ['subject', () => withSubject(whole, null)],
    ['question', () => withFaq(whole, null, [])],
    ['scenario', () => withScenario(contact, null)],
  ])('throw when no %s is chosen', (_, choose) => {
    expect(choose).toThrow();
  });
});

it('Another channel resets the question in progress and keeps the asked ones', () => {
  const filling = { ...newQuestion(), subject, query: 'huur' };
  const now = withChannel({ ...contact, questions: [whole, filling] }, ChannelType.Desk);
  expect(now).toMatchObject({ channel: 'Desk', scenario: null, notes: 'Belt' });
  expect(now.questions).toEqual([whole, { ...filling, subject: null, query: '' }]);
});

it('Removing the channel resets all choices and loses no words', () => {
  const registered = { ...whole, id: 'r', registered: true };
  const chosen = { ...newQuestion(), subject, faq };
  const now = withoutChannel({ ...contact, questions: [registered, whole, chosen] });
  expect(now).toMatchObject({ channel: 'Unknown', scenario: null, notes: 'Belt', person: maria });
  expect(now.questions).toEqual([
    registered,
    { ...whole, ...noFaq, query: '', subject: null },
    expect.objectContaining({ subject: null, words: '' }),
  ]);
});

it('A contact has one open question, which takes the next choice', () => {
  expect(withOpenField(contact)).toBe(contact);
  const asked = withAsked(contact, { words: 'Lekkage' });
  expect(asked.questions.map(({ words }) => words)).toEqual(['Lekkage']);
  expect(withOpenField(asked).questions.map(({ words }) => words)).toEqual(['Lekkage', '']);
});

it('A contact that moves to another person forgets the facts about the previous one', () => {
  const before = {
    ...contact,
    contract: { id: 'c', address: 'Kerkstraat 1' },
    identity: { at: 0, facts: ['adres'] },
    acknowledged: ['a'],
    questions: [{ ...whole, about: { id: 'z', title: 'Zaak' } }],
  };
  const now = withPerson(before, { ...maria, id: 'other' });
  expect(now).toMatchObject({
    identity: null,
    acknowledged: [],
    notes: 'Belt',
    questions: [{ ...whole, about: null }],
  });
  expect(now.contract).toBeUndefined();
});

it('A contact that an earlier version of the program kept has defaults for later fields', () => {
  const kept = {
    id: 'oud',
    ...{ startedAt: 1, isParked: true, isFolded: false, resumedAt: 1 },
    ...{ channel: 'Phone', direction: 'Outbound', notes: 'Half woord', contract: null, identity: null },
    person: { id: 'p', name: 'Jan', details: 'Huurder' },
    questions: [
      {
        ...{ id: 'q', subject: null, faq: { id: 'f', question: 'Hoe?', isPublic: true }, about: null },
        ...{ targetGroupId: null, followUpQuestionId: null, words: 'Snel', registered: true, momentId: 'm' },
      },
    ],
    acknowledged: ['let-op'],
  };
  expect(v.parse(Contact, kept)).toEqual({
    ...kept,
    source: null,
    linkedTo: null,
    differsFrom: null,
    sourceEndedAt: null,
    passedOnTo: null,
    ...{ scenario: null, notifyClient: false, files: [], changesSince: 0 },
    questions: [{ ...kept.questions[0], query: '' }],
  });
});
