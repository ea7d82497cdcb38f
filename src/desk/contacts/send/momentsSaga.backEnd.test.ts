import { takeEvery } from 'typed-redux-saga';
import { aCaseActivity, aContract, aPerson, anAssignee, aTimelineCase, db } from '@mocks/db';
import type { Fault } from '@mocks/backend/faults';
import { toCustomer } from '@mocks/people/customer';
import { chat, clock, faults, stats, userIds } from '@mocks/backend/testServer';
import { mailContactDone, mailMomentRegistered } from '@/core/contactOverMail';
import { draftCleared, draftRefused, draftSaved, draftSent, selectDrafts } from '@/core/drafts/draftsSlice';
import { selectMaySubmit, selectSubmission } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { holdAnswers } from '@/testing/backEnd';
import { hurried } from '@/testing/hurried';
import { startMoments } from '@/testing/momentStore';
import { type ContactSource, newContact, withQuestion } from '../contact/contact';
import { contactBarShown, finishRequested } from '../contact/contactActions';
import { contactDraftKey } from '../contact/contactKeys';
import { momentKey } from '../contact/momentKeys';
import { contactDropped, contactSaved, selectContacts } from '../contact/contacts';
import { contactSaga } from '../contact/contactSaga';
import { newQuestion } from '../contact/question';
import { contactTexts } from '../contactTexts';
import { momentsSaga } from './momentsSaga';
import { momentRegistered } from './contactMomentActions';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const POST = { method: 'POST', path: '/api/v1/activity/contact' } as const;
const TIMELINE = { method: 'GET', path: '/api/v1/case/person/*' } as const;
const posts = () => stats.of('POST /api/v1/activity/contact').length;

/** Starts a contact with these questions. */
async function inConversation(...asked: string[]) {
  const told: unknown[] = [];
  const toMail: unknown[] = [];
  const written: string[] = [];
  const app = await startMoments(contactSaga, momentsSaga, function* hear() {
    yield* takeEvery(momentRegistered, ({ payload }) => void told.push(payload));
    yield* takeEvery([mailMomentRegistered, mailContactDone], (action) => void toMail.push(action));
    yield* takeEvery([draftSaved, draftSent, draftRefused, draftCleared], ({ type, payload }) => {
      const key = typeof payload === 'string' ? payload : payload.key;
      if (key === contactDraftKey(contact.id)) written.push(type);
    });
  });
  const contact = {
    ...newContact({ person: { ...app.person, details: '' } }, 0),
    questions: asked.map((words) => ({ ...newQuestion(), words })),
  };
  app.dispatch(contactSaved(contact));
  const keys = contact.questions.map(({ id }) => momentKey(contact.id, id));
  const current = () => selectContacts(app.getState())[0];
  return {
    ...app,
    contact,
    current,
    told,
    toMail,
    /** The actions that changed the kept contact. */
    written,
    /** Finishes the contact and waits for the result. */
    finish: async () => {
      app.dispatch(finishRequested({ contactId: contact.id, roleId: app.roleId, contractId: null }));
      await hurried(() => expect(keys.every((key) => selectMaySubmit(app.getState(), key))).toBe(true));
    },
    statuses: () => keys.map((key) => selectSubmission(app.getState(), key)?.status ?? null),
    says: (text: string) =>
      app.dispatch(contactSaved(withQuestion(current()!, { ...current()!.questions[0]!, words: text }))),
  };
}

it('Finishing registers nothing when a colleague has just linked the chat to another person', async () => {
  const app = await inConversation('Lekkage');
  const other = db.people.add(aPerson({ name: 'Jan Peters' }));
  const customer = toCustomer(other)!;
  const { id } = chat.start('Dag', { customer, isLinked: true });
  app.dispatch(contactSaved({ ...app.contact, source: { kind: 'chat', id } }));
  app.dispatch(finishRequested({ contactId: app.contact.id, roleId: app.roleId, contractId: null }));
  await vi.waitFor(() => expect(app.current()?.person?.id).toBe(other.id));
  expect(posts()).toBe(0);
  const said = selectToasts(app.getState()).map(({ text }) => text);
  expect(said).toContain(contactTexts.link.changed);
});

it.each<[ContactSource, unknown[]]>([
  [
    { kind: 'mail', id: 'conversation', mailId: 'mail' },
    [
      mailMomentRegistered({ conversationId: 'conversation', momentId: expect.any(String) as string }),
      mailContactDone('mail'),
    ],
  ],
  [{ kind: 'call', id: 'call', number: '0612345678' }, []],
])('A contact about %j reports to the mail area: %j', async (source, expected) => {
  const app = await inConversation('Lekkage');
  app.dispatch(contactSaved({ ...app.contact, source }));
  const asked = { contactId: app.contact.id, roleId: app.roleId, contractId: null, andGoOn: true };
  app.dispatch(finishRequested(asked));
  await vi.waitFor(() => expect(app.current()).toBeUndefined());
  expect(app.toMail).toEqual(expected);
});

interface Course {
  faults: readonly Fault[];
  /** The number of requests after the first try, and after the second. */
  calls: [number, number];
  first: 'uncertain' | 'failed' | null;
}

const courses: Record<string, Course> = {
  'no answer came, but the timeline has the moment': {
    faults: [{ ...POST, drop: 'dropAfter', times: 1 }],
    calls: [1, 1],
    first: null,
  },
  'the request never arrived': {
    faults: [{ ...POST, drop: 'dropBefore', times: 1 }],
    calls: [1, 2],
    first: 'uncertain',
  },
  'no answer came, and the timeline could not be read': {
    faults: [
      { ...POST, drop: 'dropAfter', times: 1 },
      { ...TIMELINE, status: 500, after: 1, times: 1 },
    ],
    calls: [1, 1],
    first: 'uncertain',
  },
  'the request was refused': { faults: [{ ...POST, status: 422, times: 1 }], calls: [1, 2], first: 'failed' },
};

describe.each(Object.entries(courses))('when %s', (_, course) => {
  it('a moment is registered exactly once, even if the contact is finished twice', async () => {
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

it('Finishing one question writes its contact three times: on sending, on storing and on removal', async () => {
  const { finish, written } = await inConversation('Lekkende kraan');
  written.length = 0;
  await finish();
  expect(written).toEqual([draftSent.type, draftSaved.type, draftCleared.type]);
});

it('A lost moment is not mistaken for an identical question or for the moment of a colleague', async () => {
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

it('Text that is added before a retry is kept, with a message that the earlier text arrived', async () => {
  const { finish, says, current, getState, stored } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropAfter', times: 1 });
  faults.add({ ...TIMELINE, status: 500, after: 1, times: 1 });
  await finish();
  says('Lekkende kraan in de badkamer');
  await finish();
  expect([posts(), stored()]).toEqual([1, ['Lekkende kraan']]);
  expect(selectToasts(getState()).at(-1)?.text).toMatch(/^Wat je eerder verstuurde, is aangekomen\./);
  expect(current()?.questions.map(({ words, registered }) => [words, registered])).toEqual([
    ['Lekkende kraan', true],
    ['in de badkamer', false],
  ]);
});

it('A moment that is sent again has the contract that was chosen after the first attempt', async () => {
  const { finish, contact, dispatch, current, roleId } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropAfter', times: 1 });
  faults.add({ ...TIMELINE, status: 500, after: 1, times: 1 });
  await finish();
  const contract = { id: db.contracts.add(aContract({ roleId })).id, address: 'Dorpsstraat 1' };
  dispatch(contactSaved({ ...current()!, contract }));
  const finishAgain = () =>
    dispatch(finishRequested({ contactId: contact.id, roleId, contractId: contract.id }));
  finishAgain();
  await vi.waitFor(() =>
    expect(current()?.questions.map(({ registered }) => registered)).toEqual([true, false]),
  );
  expect(posts()).toBe(1);
  finishAgain();
  await vi.waitFor(() => expect(current()).toBeUndefined());
  expect(db.cases.all().map((kase) => kase.contract?.id ?? null)).toEqual([null, contract.id]);
});

it('Only registered moments are reported, each with its person and its source', async () => {
  const { finish, told, person } = await inConversation('Eerste', 'Tweede');
  faults.add({ ...POST, status: 422, times: 1 });
  await finish();
  const moment = (description: string) =>
    db.caseActivities.all().find((each) => each.description === description);
  const ofMaria = (description: string) => ({
    personId: person.id,
    momentId: moment(description)?.id,
    source: null,
  });
  expect(told).toEqual([ofMaria('Tweede')]);
  await finish();
  expect(told).toEqual([ofMaria('Tweede'), ofMaria('Eerste')]);
});

it('Throwing a contact away leaves nothing of it', async () => {
  const { finish, contact, dispatch, getState } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropBefore', times: 1 });
  await finish();
  dispatch(contactDropped(contact.id));
  expect(Object.keys(selectDrafts(getState()))).toEqual([]);
});

it('Notes are registered with the first question, also when that question is registered last', async () => {
  const { finish, dispatch, current, stored } = await inConversation('Eerste', 'Tweede');
  dispatch(contactSaved({ ...current()!, notes: 'Belt vanuit de auto' }));
  faults.add({ ...POST, status: 422, times: 1 });
  await finish();
  await finish();
  expect(stored()).toEqual(['Tweede', 'Eerste\n\nBelt vanuit de auto']);
});

it('Notes and questions that are added while sending are kept, and a message says so', async () => {
  const { finish, dispatch, current, stored, getState, roleId } = await inConversation('Lekkende kraan');
  dispatch(contactSaved({ ...current()!, notes: 'Belt vanuit de auto.' }));
  const letGo = holdAnswers({ ...POST, times: 1 });
  const finishing = finish();
  await vi.waitFor(() => expect(posts()).toBe(1));
  const now = current()!;
  dispatch(
    contactSaved({
      ...now,
      notes: 'Belt vanuit de auto. Wil ook verhuizen.',
      questions: [...now.questions, { ...newQuestion(), words: 'Verhuizen' }],
    }),
  );
  letGo();
  await finishing;
  await vi.waitFor(() => expect(current()?.changesSince).toBe(2));
  expect(stored()).toEqual(['Lekkende kraan\n\nBelt vanuit de auto.']);
  expect(current()).toMatchObject({ notes: 'Wil ook verhuizen.', isParked: false });
  expect(selectToasts(getState()).at(-1)?.text).toBe('Contactmoment vastgelegd');
  dispatch(finishRequested({ contactId: now.id, roleId, contractId: null }));
  await vi.waitFor(() => expect(current()).toBeUndefined());
  expect(stored().at(-1)).toBe('Verhuizen\n\nWil ook verhuizen.');
});

it('A reload finds out that all of a contact was registered', async () => {
  const { finish, statuses, current, dispatch } = await inConversation('Lekkende kraan');
  faults.add({ ...POST, drop: 'dropAfter', times: 1 });
  faults.add({ ...TIMELINE, status: 500, after: 1, times: 1 });
  await finish();
  expect(statuses()).toEqual(['uncertain']);
  dispatch(contactBarShown());
  await vi.waitFor(() => expect(current()).toBeUndefined());
  expect(posts()).toBe(1);
});

it('Notes whose answer was lost are registered once, also when a question was added since', async () => {
  const { contact, dispatch, current, stored, getState, roleId } = await inConversation();
  const finish = () => dispatch(finishRequested({ contactId: contact.id, roleId, contractId: null }));
  const status = () => selectSubmission(getState(), momentKey(contact.id, null))?.status;
  dispatch(contactSaved({ ...contact, notes: 'Zegt op.' }));
  faults.add({ ...POST, drop: 'dropAfter', times: 1 });
  faults.add({ ...TIMELINE, status: 500, after: 1, times: 1 });
  finish();
  await vi.waitFor(() => expect(status()).toBe('uncertain'));
  await hurried(() => expect(selectMaySubmit(getState(), momentKey(contact.id, null))).toBe(true));
  dispatch(contactSaved({ ...current()!, questions: [{ ...newQuestion(), words: 'Wanneer?' }] }));
  finish();
  await vi.waitFor(() => expect(current()).toBeUndefined());
  expect(stored()).toEqual(['Zegt op.', 'Wanneer?']);
});
