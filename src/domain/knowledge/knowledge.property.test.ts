import fc from 'fast-check';
import * as v from 'valibot';
import * as d from '../decode/decode';
import { Faq, isExpired, isPublicFaq, isPublished, subjectOf, TargetGroup } from './faq';
import { isPublished as isActive, SelfServiceScenario } from './selfServiceScenario';
import { Subject } from './subject';
import { brokenValue } from '@/testing/badData/brokenValue';

const ID = 'af000000-0000-4000-8000-000000000001';
const NOW = '2026-11-22T12:00:00Z';
const wonen = { id: ID, name: 'Wonen' };

type Fields = Readonly<Record<string, unknown>>;

/** The records that an agent chooses from during a call. */
const answers: Record<string, [v.GenericSchema<unknown, Fields & { id: string }>, Fields]> = {
  scenario: [
    SelfServiceScenario,
    {
      id: ID,
      title: 'Woning opzeggen',
      icon: 'door',
      status: 'Published',
      showInOverview: true,
      thesaurusTagId: ID,
    },
  ],
  subject: [Subject, { ...wonen, title: 'Wonen', parentId: ID, hasChildren: true }],
  'target group': [TargetGroup, { ...wonen, title: 'Wonen' }],
  question: [
    Faq,
    {
      id: ID,
      question: 'Hoe zeg ik op?',
      answer: '<p>Schriftelijk.</p>',
      status: 1,
      expiresOn: NOW,
      mainTag: wonen,
      tags: [wonen],
      targetGroups: [wonen],
      targetGroupAnswers: [{ targetGroupId: ID, answer: 'Anders.' }],
      followupQuestion: { id: ID, question: 'Sociaal?', options: [{ id: ID, name: 'Ja', answer: 'Ja.' }] },
      applicationIds: [ID],
    },
  ],
};

/** Calls everything that the panel computes from a question. */
function ask(record: unknown): void {
  const faq = v.parse(Faq, record);
  subjectOf(faq);
  isPublicFaq(faq, [ID]);
  isPublished(faq);
  isExpired(faq, NOW);
  isActive(v.parse(SelfServiceScenario, record));
}

describe.each(Object.entries(answers))('a %s', (_, [schema, whole]) => {
  const names = Object.keys(whole).filter((name) => name !== 'id');

  it('is usable whatever its other fields hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), brokenValue), (fields) => {
        expect(v.parse(schema, { ...whole, ...fields, id: ID }).id).toBe(ID);
        ask({ ...whole, ...fields, id: ID });
      }),
    );
  });

  /* A name replaces a missing title, and a title a missing name. */
  it('keeps its other fields when one is broken', () => {
    const kept = v.parse(schema, whole);
    fc.assert(
      fc.property(fc.constantFrom(...names), brokenValue, (name, value) => {
        expect({ ...v.parse(schema, { ...whole, [name]: value }), [name]: null, name: null }).toEqual({
          ...kept,
          [name]: null,
          name: null,
        });
      }),
    );
  });

  it.each([undefined, null, 'tekst', 17, {}])('is not found in a list that is %j', (list) => {
    expect(v.parse(d.listOf(schema), list)).toEqual([]);
  });

  it('is found among ten thousand members, half of them invalid', () => {
    const items = Array.from({ length: 10_000 }, (__, place) =>
      place % 2 === 0 ? { ...whole, id: `${place}` } : [null, 17, 'tekst', {}][place % 4],
    );
    const read = v.parse(d.listOf(schema), items);
    expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 5_000 }, (__, half) => `${half * 2}`));
  });
});
