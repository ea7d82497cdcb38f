import { allScenarios } from '../caseflows/vocabulary';
import { aFaq, followUp } from '../knowledge/builders';
import { call } from '../backend/testCalls';
import { resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { db } from '../db';
import { TARGET_GROUPS } from '../knowledge/ids';
import { first, read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const HOUSE = 'e2000000-0000-4000-8000-000000000002';
const FAQ = {
  id: 'fa',
  question: 'Wie heeft voorrang op een woning?',
  answer: '<p>Bel {{spoednummer}}.</p>',
  status: 1,
  faqType: 'Default',
  expiresOn: null,
  mainTag: { id: 'af', name: 'Woningruil' },
  tags: [{ id: 'af', name: 'Woningruil' }],
  synonyms: ['woningruil (oude naam)'],
  targetGroups: [{ id: 'b2', name: 'Huurders' }],
  targetGroupAnswers: [{ targetGroupId: 'b2', answer: '<p>Huurders: na vijf jaar.</p>' }],
  followupQuestion: null,
  media: [{ id: 'aa', title: 'Stappenplan opzeggen.pdf' }],
  mediaWithVisibility: [{ mediaId: 'aa', isPublic: true }],
  applicationIds: ['a9'],
  additionalInternalInfo: null,
  author: 'Sanne de Vries',
  created: '2025-10-28T11:50:24.598Z',
  lastModified: '2026-09-13T11:50:24.598Z',
  lastModifiedBy: 'Niek van Dam',
  lastPublished: '2026-09-13T11:50:24.598Z',
  deletion: null,
  viewCount: 800,
};
const LAST = {
  id: 'fd',
  parent: { id: 'fd' },
  parentId: 'fd',
  question: null,
  answer: '<p>De opzegtermijn is een maand.</p>',
  icon: null,
  value: 'ja',
  name: 'Ja',
  index: 0,
  options: [],
};

const ids = (page: Record<string, unknown>) => (page['items'] as { id: string }[]).map(({ id }) => id);

describe('questions of the knowledge base', () => {
  beforeEach(() => db.faqs.clear());

  it('are found if published and if every word occurs, those with the words in the question first', async () => {
    db.faqs.add(aFaq({ id: 'antwoord', answer: '<p>Bel over de lekkage.</p>' }));
    db.faqs.add(aFaq({ id: 'vraag', question: 'Wat doe ik bij een lekkage?' }));
    db.faqs.add(aFaq({ id: 'concept', question: 'Lekkage', status: 2 }));
    const found = await read('v1/faqs/search/lekkage?page=0&pageSize=10&getFaqsWithoutItems=true', 'dirk');
    expect(ids(found)).toEqual(['vraag', 'antwoord']);
    expect(ids(await read('v1/faqs/search?pageSize=7'))).toEqual(['antwoord', 'vraag']);
  });

  it('have the fields of the documents', async () => {
    const { id, name } = db.subjects.all()[0]!;
    db.faqs.add(
      aFaq({
        id: 'f',
        mainTag: { id, name },
        tags: [{ id, name }],
        synonyms: ['x'],
        targetGroups: [TARGET_GROUPS.huurders],
        targetGroupAnswers: [{ targetGroupId: TARGET_GROUPS.huurders.id, answer: '<p>Ja</p>' }],
        media: [{ id: 'aa', title: 'Plan.pdf' }],
        mediaWithVisibility: [{ mediaId: 'aa', isPublic: true }],
        applicationIds: ['a9'],
      }),
    );
    expectShape(await read('v1/faqs/f'), FAQ);
    expectShape(first(await read(`v1/faqs/bytag/${id}?page=0&pageSize=10`)), FAQ);
    expectShape(await read('v1/faqs/orderedbyviewcount?count=10'), [FAQ]);
    expectShape(await read('v1/faqs/getByIds/f,weg'), [FAQ]);
    expectShape(first(await read('v1/faqs/admin/search?query=hond')), FAQ);
  });

  it('name their published self-service scenario, where their subject has one', async () => {
    const tagged = (id: string, tag: string) =>
      db.faqs.add(aFaq({ id, question: 'Opzeggen', tags: [{ id: tag, name: 'Onderwerp' }] }));
    const { thesaurusTagId } = allScenarios.find(
      ({ status, thesaurusTagId: tag }) => status === 'Published' && tag,
    )!;
    const archived = allScenarios.find(({ status, thesaurusTagId: tag }) => status === 'Archived' && tag);
    tagged('regelbaar', thesaurusTagId!);
    tagged('anders', archived?.thesaurusTagId ?? 'x');
    const found = await read('v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/opzeggen?page=0&pageSize=8');
    expect(ids(found)).toEqual(['regelbaar']);
    const { scenario } = first(found) as { scenario: Record<string, string> };
    expectShape(scenario, { id: 'ae', name: 'scenario-1', title: 'Woning opzeggen' });
  });

  it('branch into follow-up questions with choices, and end with answers', async () => {
    const tree = followUp(
      ['Soort', 'Is het een huurwoning?', [['Ja', '<p>Een maand.</p>']]],
      'fd000000-0000-4000-8000-000000000001',
    );
    db.faqs.add(aFaq({ id: 'f', faqType: 'WithFollowUpQuestions', followupQuestion: tree }));
    const { followupQuestion } = await read('v1/faqs/f');
    expectShape(followupQuestion, {
      ...LAST,
      parent: null,
      parentId: null,
      question: 'Is het een huurwoning?',
      answer: null,
      icon: 'home',
      options: [LAST],
    });
  });

  it('are left out if they are for other groups, and kept if they are for everyone', async () => {
    db.faqs.add(aFaq({ id: 'iedereen' }));
    db.faqs.add(aFaq({ id: 'senioren', targetGroups: [TARGET_GROUPS.senioren] }));
    expect(ids(await read(`v1/faqs/search?targetGroups=${TARGET_GROUPS.huurders.id}`))).toEqual(['iedereen']);
  });

  it('count their viewers when published', async () => {
    db.faqs.add(aFaq({ id: 'f', viewCount: 4 }));
    db.faqs.add(aFaq({ id: 'concept', status: 'Concept', viewCount: 4 }));
    expect((await call('dirk', 'PUT', '/api/v1/faqs/f/increaseviewcount')).status).toBe(204);
    await call('dirk', 'PUT', '/api/v1/faqs/concept/increaseviewcount');
    expect([db.faqs.find('f')?.viewCount, db.faqs.find('concept')?.viewCount]).toEqual([5, 4]);
  });

  it('are added with a subject, as a concept by default', async () => {
    const { id, name } = db.subjects.all()[0]!;
    const sent = {
      question: ' Mag ik een hond houden? ',
      answer: '<p>Ja.</p>',
      mainTag: { id },
      tags: [{ id }],
    };
    const made = await call('anne', 'POST', '/api/v1/faqs/admin', { ...sent, status: 'ToReview' });
    expect([made.status, made.data['status'], made.data['author']]).toEqual([201, 3, 'Anne de Vries']);
    expect(made.data).toMatchObject({ question: 'Mag ik een hond houden?', mainTag: { id, name } });
    expect((await call('anne', 'POST', '/api/v1/faqs/admin', sent)).data['status']).toBe(2);
    const changed = await call('anne', 'PUT', '/api/v1/faqs/admin', {
      id: made.data['id'],
      status: 'Deleted',
    });
    expect([changed.status, changed.data['question']]).toEqual([200, 'Mag ik een hond houden?']);
    expect(changed.data['deletion']).toMatchObject({ by: 'Anne de Vries' });
  });
});

it('the subjects form a tree of at least five levels, and target groups follow from roles and age', async () => {
  const parents = new Map(db.subjects.all().map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string): number => {
    const parent = parents.get(id);
    return parent ? 1 + depth(parent) : 1;
  };
  expect(Math.max(...[...parents.keys()].map(depth))).toBeGreaterThanOrEqual(5);
  const { id } = db.subjects.all()[0]!;
  expectShape(await read(`v1/thesaurus/forParent/${id}`), [
    { id: 'af', name: 'Wonen', title: 'Wonen', parentId: 'af', hasChildren: true },
  ]);
  expectShape(await read(`v1/targetgroup/forperson/${HOUSE}`), [
    { id: 'b2', name: 'Huurders', title: 'Huurders' },
  ]);
});

it('labels are found with their values', async () => {
  const page = await read('v1/smartlabel/Find?query=telefoon&page=0&pageSize=10');
  expectShape(page['items'], [
    {
      id: 'ee',
      name: 'telefoonnummer',
      value: '020-1234500',
      description: null,
      created: '2026-10-03T11:50:24Z',
    },
  ]);
});

it('the usages of a label are listed, and several unused labels can be removed', async () => {
  const named = (name: string) => db.smartLabels.all().find((label) => label.name === name)?.id ?? '';
  expectShape(await read(`v1/smartlabel/${named('telefoonnummer')}/usages`), [
    { id: 'fa', type: 'Faq', title: 'Hoe regel ik de voorinspectie?' },
  ]);
  const unused = named('bezoekadres');
  const gone = await call('carla', 'DELETE', `/api/v1/smartlabel/deletewithidsin?ids=${unused}`);
  expect([gone.status, db.smartLabels.find(unused)]).toEqual([204, undefined]);
});

it('the groups responsible for a subject are those that were saved last', async () => {
  const { id } = db.subjects.all()[0]!;
  const group = db.functionGroups.all().at(-1)!;
  const told = await call('carla', 'PUT', `/api/v1/functiongroup/updateForTag/${id}`, { ids: [group.id] });
  expect(told.status).toBe(204);
  expect(ids(await read(`v1/functiongroup/pagedbytag/${id}`))).toEqual([group.id]);
});

it('every status is listed, and the published questions of a subject are a list', async () => {
  const statuses = await read('v1/faqs/statuses');
  expect(statuses).toHaveLength(6);
  expectShape(statuses, [{ id: 1, status: 1, name: 'Published', label: 'published' }]);
  const { id } = db.subjects.all().find(({ name }) => name === 'Wonen')!;
  db.faqs.add(aFaq({ id: 'f', tags: [{ id, name: 'Wonen' }] }));
  const listed = (await read(`v1/knowledgebaseitem/bytag/${id}`)) as unknown as { id: string }[];
  expect(listed.map((faq) => faq.id)).toContain('f');
});

it('there are about two hundred questions, and one of every kind that occurs', () => {
  resetDb('vreemd');
  const all = db.faqs.all();
  expect(all.length).toBeGreaterThan(190);
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set([1, 'Published', 2, 'ToReview', 4, 5, 100, 42]),
  );
});
