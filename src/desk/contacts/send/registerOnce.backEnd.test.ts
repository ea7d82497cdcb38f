import type { Fault } from '@mocks/backend/faults';
import { faults, stats } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { selectDrafts } from '@/core/drafts/draftsSlice';
import { selectMaySubmit, selectSubmission, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { EMPTY_GUID } from '@/lib/guid';
import { hurried } from '@/testing/hurried';
import { startMoments } from '@/testing/momentStore';
import { newContact } from '../contact/contact';
import { contactSaved, selectContactWith } from '../contact/contacts';
import { faqRequested, taskRequested } from './contactMomentActions';
import { recordsSaga } from './recordsSaga';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const WONEN = 'af000000-0000-4000-8000-000000000001';
type What = 'registerTask' | 'callBack' | 'registerFaq';

const TASK = {
  post: { method: 'POST', path: '/api/v1/task/create' },
  look: { method: 'GET', path: '/api/v1/task/search' },
} as const;
const FAQ = {
  post: { method: 'POST', path: '/api/v1/faqs/admin' },
  look: { method: 'GET', path: '/api/v1/faqs/admin/search' },
} as const;

/** Starts the sagas with a request of this kind. */
async function asked(what: What) {
  const app = await startMoments(recordsSaga);
  const { person, roleId, dispatch, getState } = app;
  const tag = { id: WONEN };
  const about = { roleId, contractId: null, caseId: null, channel: null, residentialZoneId: null };
  const ids = { completeById: null, fromId: null, mediaIds: [], faqId: EMPTY_GUID, tagId: EMPTY_GUID };
  const task = { ...about, ...ids, description: 'Snel', endDate: null, taskType: null, isPublic: false };
  const faq = { answer: '', mainTag: tag, tags: [tag], status: 'ToReview' } as const;
  const key = submissionKey(`contactmoments/${what}`, person.id);
  const { post, look } = what === 'registerFaq' ? FAQ : TASK;
  return {
    ...app,
    post,
    look,
    posts: () => stats.of(`POST ${post.path}`).length,
    status: () => selectSubmission(getState(), key)?.status ?? null,
    said: () => selectToasts(getState()).at(-1)?.text,
    stored: () =>
      what === 'registerFaq'
        ? db.faqs.all().flatMap(({ question }) => (question?.includes('geit') ? [question] : []))
        : db.tasks.all().map(({ subject }) => subject),
    register: async (words: string) => {
      dispatch(
        what === 'registerFaq'
          ? faqRequested({ person, faq: { ...faq, question: words } })
          : taskRequested({
              recordId: person.id,
              personId: person.id,
              from: what,
              task: { ...task, subject: words },
            }),
      );
      await hurried(() => expect(selectMaySubmit(getState(), key)).toBe(true));
    },
  };
}

const once = (fault: Fault): Fault => ({ ...fault, times: 1 });
type Paths = typeof TASK | typeof FAQ;
const lost = ({ post, look }: Paths) => [
  once({ ...post, drop: 'dropAfter' }),
  once({ ...look, status: 500, after: 1 }),
];

const courses: Record<string, { struck: (of: Paths) => Fault[]; first: string | null; calls: number }> = {
  'no answer came, but the server has the record': {
    struck: ({ post }) => [once({ ...post, drop: 'dropAfter' })],
    first: null,
    calls: 1,
  },
  'the request never arrived': {
    struck: ({ post }) => [once({ ...post, drop: 'dropBefore' })],
    first: 'uncertain',
    calls: 2,
  },
  'no answer came, and the server could not be asked': { struck: lost, first: 'uncertain', calls: 1 },
};

describe.each(['registerTask', 'callBack', 'registerFaq'] as const)('A record of the kind %s', (what) => {
  it.each(Object.entries(courses))(
    'is registered exactly once when %s',
    async (_, { struck, first, calls }) => {
      const { register, posts, stored, status, getState, ...paths } = await asked(what);
      for (const fault of struck(paths as Paths)) faults.add(fault);
      await register('Mag een geit?');
      expect(status()).toBe(first);
      if (first !== null) await register('Mag een geit?');
      expect([posts(), status(), stored()]).toEqual([calls, null, ['Mag een geit?']]);
      expect(Object.keys(selectDrafts(getState())).filter((key) => key.startsWith('registered/'))).toEqual(
        [],
      );
    },
  );
});

it('The first version of a task is reported as arrived, and the changed one is sent only when requested again', async () => {
  const { register, posts, stored, status, said } = await asked('registerTask');
  for (const fault of lost(TASK)) faults.add(fault);
  await register('Lekkage');
  await register('Lekkage in de keuken');
  expect([posts(), status(), stored()]).toEqual([1, 'uncertain', ['Lekkage']]);
  expect(said()).toMatch(/^Wat je eerder verstuurde, is aangekomen\./);
  await register('Lekkage in de keuken');
  expect(stored()).toEqual(['Lekkage', 'Lekkage in de keuken']);
});

it.each([
  ['', 0],
  [', and not an earlier one with the same text', 1],
])('A question whose answer was lost is selected%s', async (_, before) => {
  const { register, person, dispatch, getState } = await asked('registerFaq');
  if (before > 0) await register('Mag een geit?');
  dispatch(contactSaved(newContact({ person: { ...person, details: '' } }, 0)));
  faults.add(once({ ...FAQ.post, drop: 'dropAfter' }));
  await register('Mag een geit?');
  expect(db.faqs.all().filter(({ question }) => question === 'Mag een geit?')).toHaveLength(before + 1);
  expect(selectContactWith(getState(), person.id)?.questions[0]?.faq?.id).toBe(db.faqs.all().at(-1)?.id);
});

it('The earlier text of a question that was changed after its answer was lost is not selected', async () => {
  const { register, person, dispatch, getState, stored } = await asked('registerFaq');
  dispatch(contactSaved(newContact({ person: { ...person, details: '' } }, 0)));
  for (const fault of lost(FAQ)) faults.add(fault);
  await register('Mag een geit?');
  await register('Mag ik een geit houden?');
  expect(stored()).toEqual(['Mag een geit?']);
  expect(selectContactWith(getState(), person.id)?.questions.map(({ faq }) => faq)).toEqual([null]);
});
