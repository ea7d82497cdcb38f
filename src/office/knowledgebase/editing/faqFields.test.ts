import fc from 'fast-check';
import * as v from 'valibot';
import { Faq } from '@/domain/knowledge/faq';
import type { FollowUpQuestion } from '@/domain/knowledge/followUpQuestion';
import {
  changedIn,
  changesOf,
  conflictsWith,
  draftOf,
  type FaqDraft,
  type FaqFields,
  newDraft,
  rebased,
  says,
  wholeOf,
} from './faqFields';

const wonen = { id: 'w', name: 'Wonen' };
const huur = { id: 'h', name: 'Huur' };
const aDraft = (changes: Partial<FaqFields> = {}): FaqDraft => ({
  basedOn: 'toen',
  original: newDraft.original,
  fields: { ...newDraft.fields, ...changes },
});
const theirs = (changes: Partial<FaqFields>): FaqDraft => {
  const fields = { ...newDraft.fields, ...changes };
  return { basedOn: 'nu', original: fields, fields };
};

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
])('A change of %j sends that and nothing else', (changes, sent) => {
  expect(changesOf(aDraft(changes))).toEqual(sent);
});

it('The sent subjects include the main subject once', () => {
  const sent = changesOf(aDraft({ mainTag: wonen, tags: [huur, wonen] }));
  expect(sent).toEqual({ mainTag: { id: 'w' }, tags: [{ id: 'w' }, { id: 'h' }] });
});

it('An unknown status is not sent', () => {
  const faq = v.parse(Faq, { id: 'f', status: 42, question: 'Mag het?' });
  expect(wholeOf(draftOf(faq))).not.toHaveProperty('status');
  expect(changesOf(draftOf(faq))).toEqual({});
});

it('A stored question is recognised by all sent fields', () => {
  const sent = wholeOf(aDraft({ question: 'Mag het?', mainTag: wonen, synonyms: 'kat' }));
  const faq = { id: 'f', question: 'Mag het?', status: 2, mainTag: wonen, tags: [wonen], synonyms: ['kat'] };
  expect(says(v.parse(Faq, faq), sent)).toBe(true);
  expect(says(v.parse(Faq, { ...faq, answer: '<p>Nee.</p>' }), sent)).toBe(false);
});

const anyFields = fc.record({
  ...Object.fromEntries(
    ['question', 'answer', 'synonyms', 'additionalInternalInfo'].map((name) => [
      name,
      fc.constantFrom('', 'a', 'b'),
    ]),
  ),
  targetGroups: fc.subarray(['g1', 'g2']),
}) as fc.Arbitrary<Partial<FaqFields>>;

it('Two people who change the same question lose nothing', () => {
  fc.assert(
    fc.property(anyFields, anyFields, (own, other) => {
      const draft = aDraft(own);
      const now = theirs(other);
      const conflicts = conflictsWith(draft, now);
      const kept = rebased(draft, now);
      for (const field of Object.keys(draft.fields) as (keyof FaqFields)[]) {
        const isOwn = changedIn(draft).includes(field);
        expect(kept.fields[field]).toEqual((isOwn ? draft : now).fields[field]);
      }
      const given = rebased(draft, now, conflicts);
      for (const field of conflicts) expect(given.fields[field]).toEqual(now.fields[field]);
      expect(conflictsWith(kept, now)).toEqual([]);
    }),
  );
});
