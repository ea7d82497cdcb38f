// @vitest-environment jsdom
import type { Fault } from '@mocks/backend/faults';
import { faults, stats } from '@mocks/backend/testServer';
import { selectDraft } from '@/core/drafts/draftsSlice';
import { selectMaySubmit, selectSubmission, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { ContactMoment } from '@/domain/contactMoment';
import { EMPTY_GUID } from '@/lib/guid';
import { withBackEnd } from '@/testing/backEnd';
import { startMoments } from '@/testing/momentStore';
import { NO_FLOW } from './flow/flow';
import { flowKept, flowKey, selectFlow } from './flow/keptFlow';
import { contactLookedFor, contactRequested } from './registrationActions';
import { registrationSaga } from './registrationSaga';

withBackEnd();

const POST = { method: 'POST', path: '/api/v1/activity/contact' } as const;
const TIMELINE = { method: 'GET', path: '/api/v1/case/person/*' } as const;
const LOST = [
  { ...POST, drop: 'dropAfter', times: 1 },
  { ...TIMELINE, status: 500, times: 1 },
] as const;
const posts = () => stats.of('POST /api/v1/activity/contact').length;

/** Beside the card, with notes about a call. */
async function inCall() {
  const app = await startMoments(registrationSaga);
  const { dispatch, getState, person, roleId } = app;
  const note = (notes: string) => dispatch(flowKept(person, { ...NO_FLOW, channel: 'Phone', notes }));
  note('Zegt op.');
  const key = submissionKey('registerContact', person.id);
  const settled = () => vi.waitFor(() => expect(selectMaySubmit(getState(), key)).toBe(true));
  return {
    ...app,
    note,
    notes: () => selectFlow(getState(), person.id).notes,
    doubt: () => selectDraft(getState(), flowKey(person.id))?.sent != null,
    status: () => selectSubmission(getState(), key)?.status ?? null,
    /** Registers what is noted now, until it is known how that went. */
    register: async () => {
      const contact: ContactMoment = {
        ...{ caseId: null, contractId: null, mailId: null, targetGroupId: null, followUpQuestionId: null },
        ...{ tagId: EMPTY_GUID, faqId: EMPTY_GUID, mediaIds: [], isPublic: false, notifyClient: false },
        ...{ channelType: 'Phone', direction: 'Inbound', roleId },
        description: selectFlow(getState(), person.id).notes.trim(),
      };
      dispatch(contactRequested({ personId: person.id, contact }));
      await settled();
    },
    look: async () => {
      dispatch(contactLookedFor({ personId: person.id }));
      await settled();
    },
  };
}

const courses: [string, readonly Fault[], first: [number, string | null], second: number][] = [
  ['no answer came, but the timeline has it', [{ ...POST, drop: 'dropAfter', times: 1 }], [1, null], 1],
  ['it never arrived', [{ ...POST, drop: 'dropBefore', times: 1 }], [1, 'uncertain'], 2],
  ['no answer came, and the timeline could not be read', LOST, [1, 'uncertain'], 1],
  ['it was refused', [{ ...POST, status: 422, times: 1 }], [1, 'failed'], 2],
];

it.each(courses)('is registered exactly once when %s', async (_, struck, first, second) => {
  const { register, status, stored, notes } = await inCall();
  for (const fault of struck) faults.add(fault);
  await register();
  expect([posts(), status(), notes()]).toEqual([...first, first[1] === null ? '' : 'Zegt op.']);
  if (first[1] !== null) await register();
  expect([posts(), status(), stored(), notes()]).toEqual([second, null, ['Zegt op.'], '']);
});

it('finds out after a reload that it is registered', async () => {
  const { register, look, doubt, notes } = await inCall();
  for (const fault of LOST) faults.add(fault);
  await register();
  expect(doubt()).toBe(true);
  await look();
  expect([posts(), doubt(), notes()]).toEqual([1, false, '']);
});

it('keeps notes that were changed since, and says that the first ones arrived', async () => {
  const { register, note, notes, stored, getState } = await inCall();
  for (const fault of LOST) faults.add(fault);
  await register();
  note('Zegt op per 1 maart.');
  await register();
  expect([posts(), stored(), notes()]).toEqual([1, ['Zegt op.'], 'Zegt op per 1 maart.']);
  expect(selectToasts(getState()).at(-1)?.text).toMatch(/^Wat je eerder verstuurde, is aangekomen\./);
  await register();
  expect(stored()).toEqual(['Zegt op.', 'Zegt op per 1 maart.']);
});
