import * as v from 'valibot';
import { Faq } from '@/domain/knowledge/faq';
import type { FollowUpQuestion } from '@/domain/knowledge/followUpQuestion';
import { bodyOf, EMPTY_FIELDS, type FaqField, type FaqFields, fieldsOf, says, wholeOf } from './faqFields';

const wonen = { id: 'w', name: 'Wonen' };
const huur = { id: 'h', name: 'Huur' };
const sentOf = (changed: Partial<FaqFields>) =>
  bodyOf({ ...EMPTY_FIELDS, ...changed }, Object.keys(changed) as FaqField[]);

const plainStep = { question: null, answer: null, icon: null, value: null, index: 0, options: [] };
const step = (id: string, changes: Partial<FollowUpQuestion>): FollowUpQuestion => ({
  ...plainStep,
  id,
  name: id,
  ...changes,
});
const sentStep = (id: string, changes: object) => ({
  ...plainStep,
  id,
  name: id,
  parent: null,
  parentId: null,
  ...changes,
});

it.each<[Partial<FaqFields>, object]>([
  [{ answer: '<p>Ja.</p>' }, { answer: '<p>Ja.</p>' }],
  [{ question: ' Mag het? ' }, { question: 'Mag het?' }],
  [{ synonyms: 'kat\n\n poes ' }, { synonyms: ['kat', 'poes'] }],
  [
    { additionalInternalInfo: '  ', expiresOn: '2027-01-01' },
    { additionalInternalInfo: null, expiresOn: '2027-01-01' },
  ],
  [{ status: 'Published' }, { status: 'Published' }],
  [{ targetGroups: ['g'] }, { targetGroups: [{ id: 'g' }] }],
  [{ applicationIds: ['portaal', 'onbekend'] }, { applicationIds: ['portaal', 'onbekend'] }],
  [
    { media: [{ id: 'm', title: 'Plan.pdf', isPublic: true }] },
    { media: [{ id: 'm', title: 'Plan.pdf' }], mediaWithVisibility: [{ mediaId: 'm', isPublic: true }] },
  ],
  [
    {
      followupQuestion: step('r', {
        question: ' Soort? ',
        options: [step('e', { question: 'weg', answer: 'Ja.' })],
      }),
    },
    {
      faqType: 'WithFollowUpQuestions',
      followupQuestion: sentStep('r', {
        question: 'Soort?',
        options: [sentStep('e', { answer: 'Ja.', parent: { id: 'r' }, parentId: 'r' })],
      }),
    },
  ],
])('A change of %j sends only the changed fields', (changes, sent) => {
  expect(sentOf(changes)).toEqual(sent);
});

it('The sent subjects include the main subject once', () => {
  const sent = sentOf({ mainTag: wonen, tags: [huur, wonen] });
  expect(sent).toEqual({ mainTag: { id: 'w' }, tags: [{ id: 'w' }, { id: 'h' }] });
});

it('An unknown status is not sent', () => {
  const faq = v.parse(Faq, { id: 'f', status: 42, question: 'Mag het?' });
  expect(wholeOf(fieldsOf(faq))).not.toHaveProperty('status');
});

it('A stored question counts as saved only when it has the values of all sent fields', () => {
  const sent = wholeOf({ ...EMPTY_FIELDS, question: 'Mag het?', mainTag: wonen, synonyms: 'kat' });
  const faq = { id: 'f', question: 'Mag het?', status: 2, mainTag: wonen, tags: [wonen], synonyms: ['kat'] };
  expect(says(v.parse(Faq, faq), sent)).toBe(true);
  expect(says(v.parse(Faq, { ...faq, answer: '<p>Nee.</p>' }), sent)).toBe(false);
});
