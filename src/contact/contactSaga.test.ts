// @vitest-environment jsdom
import { aCaseActivity, anAssignee, aTimelineCase, db } from '@mocks/db';
import type { Fault } from '@mocks/backend/faults';
import { clock, faults, stats, userIds } from '@mocks/backend/testServer';
import { selectDrafts } from '@/core/drafts/draftsSlice';
import { selectMaySubmit, selectSubmission } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { withBackEnd } from '@/testing/backEnd';
import { startMoments } from '@/testing/momentStore';
import { finishRequested } from './contactActions';
import { momentKey } from './contactKeys';
import { contactDropped, contactSaved, selectContacts } from './contacts';
import { contactSaga } from './contactSaga';
import { newContact, newQuestion, withQuestion } from './ongoingContact';

withBackEnd();

const POST = { method: 'POST', path: '/api/v1/activity/contact' } as const;
const TIMELINE = { method: 'GET', path: '/api/v1/case/person/*' } as const;
const posts = () => stats.of('POST /api/v1/activity/contact').length;

/** A conversation in which these things were asked. */
async function inConversation(...asked: string[]) {
  const app = await startMoments(contactSaga);
  const contact = {
    ...newContact({ ...app.person, details: '' }, 0),
    questions: asked.map((words) => ({ ...newQuestion(), words })),
  };
  app.dispatch(contactSaved(contact));
  const keys = contact.questions.map(({ id }) => momentKey(contact.id, id));
  const current = () => selectContacts(app.getState())[0];
  return {
    ...app,
    contact,
    current,
    /** Finishes, until it is known how that went. */
    finish: async () => {
      app.dispatch(finishRequested({ contactId: contact.id, roleId: app.roleId }));
      await vi.waitFor(() => expect(keys.every((key) => selectMaySubmit(app.getState(), key))).toBe(true));
    },
    statuses: () => keys.map((key) => selectSubmission(app.getState(), key)?.status ?? null),
    says: (text: string) =>
      app.dispatch(contactSaved(withQuestion(current()!, { ...current()!.questions[0]!, words: text }))),
  };
}

interface Course {
  faults: readonly Fault[];
  /** After the first time, and after the second. */
  calls: [number, number];
  first: 'uncertain' | 'failed' | null;
}

const courses: Record<string, Course> = {
  'no answer came, but the timeline has it': {
    faults: [{ ...POST, drop: 'dropAfter', times: 1 }],
    calls: [1, 1],
    first: null,
  },
  'it never arrived': {
    faults: [{ ...POST, drop: 'dropBefore', times: 1 }],
    calls: [1, 2],
    first: 'uncertain',
  },
  'no answer came, and the timeline could not be read': {
    faults: [
      { ...POST, drop: 'dropAfter', times: 1 },
      { ...TIMELINE, status: 500, times: 1 },
    ],
    calls: [1, 1],
    first: 'uncertain',
  },
  'it was refused': { faults: [{ ...POST, status: 422, times: 1 }], calls: [1, 2], first: 'failed' },
};

describe.each(Object.entries(courses))('when %s', (_, course) => {
  it('is registered exactly once, however often it is asked', async () => {
    const { finish, statuses, stored, current } = await inConversation('Lekkende kraan');
    for (const fault of course.faults) faults.add(fault);
    await finish();
    expect([posts(), statuses(), current() !== undefined]).toEqual([
      course.calls[0],
      [course.first],
      course.first !== null,
    ]);
    await finish();
    expect([posts(), stored(), current()]).toEqual([course.calls[1], ['Lekkende kraan'], undefined]);
  });
});

it('takes neither a question that reads the same nor what a colleague registered for the one that was lost', async () => {
  const { finish, statuses, stored } = await inConversation('Niet bereikt', 'Niet bereikt');
  const kase = db.cases.add(aTimelineCase({ personId: db.people.all().at(-1)!.id, created: clock.iso() }));
  db.caseActivities.add(
    aCaseActivity({
      caseId: kase.id,
      type: 'Contact',
      channel: 'Phone',
      description: 'Niet bereikt',
      startTime: clock.iso(),
      colleague: anAssignee({ id: userIds.bram }),
    }),
  );
  faults.add({ ...POST, drop: 'dropBefore', after: 1, times: 1 });
  await finish();
  expect(statuses()).toEqual([null, 'uncertain']);
  await finish();
  expect([posts(), stored()]).toEqual([3, ['Niet bereikt', 'Niet bereikt', 'Niet bereikt']]);
});

it('keeps words that were changed since, and says that the first ones arrived', async () => {
  const { finish, says, current, getState, stored } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropAfter', times: 1 });
  faults.add({ ...TIMELINE, status: 500, times: 1 });
  await finish();
  says('Lekkende kraan in de badkamer');
  await finish();
  expect([posts(), stored()]).toEqual([1, ['Lekkende kraan']]);
  expect(selectToasts(getState()).at(-1)?.text).toMatch(/^Wat je eerder verstuurde, is aangekomen\./);
  expect(current()?.questions[0]?.words).toBe('Lekkende kraan in de badkamer');
});

it('leaves nothing of a contact that is thrown away', async () => {
  const { finish, contact, dispatch, getState } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropBefore', times: 1 });
  await finish();
  dispatch(contactDropped(contact.id));
  expect(Object.keys(selectDrafts(getState()))).toEqual([]);
});

it('registers notes with the first question, also when that is registered last', async () => {
  const { finish, dispatch, current, stored } = await inConversation('Eerste', 'Tweede');
  dispatch(contactSaved({ ...current()!, notes: 'Belt vanuit de auto' }));
  faults.add({ ...POST, status: 422, times: 1 });
  await finish();
  await finish();
  expect(stored()).toEqual(['Tweede', 'Eerste\n\nBelt vanuit de auto']);
});
