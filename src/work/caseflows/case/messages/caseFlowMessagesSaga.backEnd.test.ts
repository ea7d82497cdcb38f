import { aCaseFlow, aCaseMessage, aMedia, anAssignee, db } from '@mocks/db';
import { createRandom } from '@mocks/world/random';
import { clock, faults, pushCaseFlow, stats, userIds } from '@mocks/backend/testServer';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { selectMaySubmit, selectSubmission } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Audience } from '@/domain/caseflows/caseFlow';
import { hurried } from '@/testing/hurried';
import { startCaseFlows } from '@/testing/caseFlowsStore';
import { caseFlowClosed, caseFlowOpened, type MessageIntent, messageRequested } from '../../caseFlowsActions';
import { messageDraftKey, messageNames, messageSubmissionKey } from './caseFlowMessageAudience';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const AUDIENCES: readonly Audience[] = ['internal', 'public'];

const addresses: Record<Audience, string> = {
  internal: '/api/v1/caseflow/message/:id',
  public: '/api/v1/caseflow/message/public/:id',
};
const posts = (audience: Audience) => stats.of(`POST ${addresses[audience]}`);
const { caseMessages } = caseFlowQueries.endpoints;
type App = Awaited<ReturnType<typeof startCaseFlows>>;
/** Reads the messages as a screen does; the returned function takes them off the screen. */
function show({ dispatch }: App, audience: Audience, caseFlowId: string) {
  const shown = dispatch(caseMessages.initiate({ audience, caseFlowId }));
  return () => shown.unsubscribe();
}
const failure = 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.';

async function open() {
  const flow = db.caseFlows.add(aCaseFlow());
  const app = await startCaseFlows();
  app.dispatch(caseFlowOpened(flow.id));
  const [hideInternal, hidePublic] = AUDIENCES.map((audience) => show(app, audience, flow.id));
  const messages = (audience: Audience, caseFlowId = flow.id) =>
    caseMessages
      .select({ audience, caseFlowId })(app.getState())
      .data?.map(({ message }) => message);
  await vi.waitFor(() => expect([messages('internal'), messages('public')]).toEqual([[], []]));
  const submission = (audience: Audience) =>
    selectSubmission(app.getState(), messageSubmissionKey(audience, flow.id));
  const say = (intent: Partial<MessageIntent> = {}) =>
    app.dispatch(
      messageRequested({
        audience: 'internal',
        caseFlowId: flow.id,
        message: 'Hallo',
        mediaId: null,
        ...intent,
      }),
    );
  const hide: Record<Audience, () => void> = { internal: hideInternal!, public: hidePublic! };
  return { ...app, app, flow, messages, submission, say, hide };
}

describe.each(AUDIENCES)('a message for %s', (audience) => {
  const other = AUDIENCES.find((one) => one !== audience)!;

  it('goes to its own address with its attachment, and is read again', async () => {
    const { flow, say, messages, submission } = await open();
    db.media.add(aMedia({ id: 'media-1' }));
    say({ audience, message: '  Dag  ', mediaId: 'media-1' });
    await vi.waitFor(() => expect(messages(audience)).toEqual(['Dag']));
    expect(posts(audience).map(({ body, path }) => [body, path])).toEqual([
      [{ message: 'Dag', mediaId: 'media-1' }, addresses[audience].replace(':id', flow.id)],
    ]);
    expect([posts(other), messages(other), submission(audience)]).toEqual([[], [], null]);
  });

  it('shows the failure text of the specification until it is sent again', async () => {
    faults.add({ path: '/api/v1/caseflow/message/*', status: 500, times: 1 });
    const { say, submission, messages, getState, flow } = await open();
    say({ audience });
    await vi.waitFor(() =>
      expect(submission(audience)).toMatchObject({ status: 'failed', message: failure }),
    );
    expect(submission(other)).toBeNull();
    const key = messageSubmissionKey(audience, flow.id);
    await hurried(() => expect(selectMaySubmit(getState(), key)).toBe(true));
    say({ audience });
    await vi.waitFor(() => expect(messages(audience)).toEqual(['Hallo']));
  });

  it('is found to be stored after a lost answer, by reading the messages', async () => {
    faults.add({ path: '/api/v1/caseflow/message/*', drop: 'dropAfter', times: 1 });
    const { say, submission, messages } = await open();
    say({ audience });
    expect(submission(audience)?.status).toBe('sending');
    await vi.waitFor(() => expect(submission(audience)).toBeNull());
    await vi.waitFor(() => expect(messages(audience)).toEqual(['Hallo']));
    expect(posts(audience)).toHaveLength(1);
  });

  it('is uncertain after a lost answer when no new message of the user is found', async () => {
    faults.add({ path: '/api/v1/caseflow/message/*', drop: 'dropBefore', times: 1 });
    const { say, submission, flow } = await open();
    const isPublic = audience === 'public';
    const message = 'Hallo';
    db.caseMessages.add(
      aCaseMessage(flow, { message, isPublic, createdBy: anAssignee({ id: userIds.carla }) }),
    );
    db.caseMessages.add(aCaseMessage(flow, { message, isPublic: !isPublic }));
    say({ audience });
    await vi.waitFor(() => expect(submission(audience)?.status).toBe('uncertain'));
    expect(posts(audience)).toHaveLength(1);
  });

  it('is refused without an open case, and for a case that is not the open one (CASE-75)', async () => {
    const { say, dispatch, submission, getState, flow } = await open();
    dispatch(caseFlowOpened(db.caseFlows.add(aCaseFlow()).id));
    say({ audience });
    expect(submission(audience)?.message).toBe('No task selected yet.');
    dispatch(caseFlowClosed());
    say({ audience, caseFlowId: flow.id });
    expect(selectToasts(getState()).map(({ text }) => text)).toContain('No task selected yet.');
    expect([posts('internal'), posts('public')]).toEqual([[], []]);
  });

  it('is not sent when it is only white space', async () => {
    const { say, submission } = await open();
    say({ audience, message: ' \n ' });
    expect([submission(audience), posts(audience)]).toEqual([null, []]);
  });
});

it('messages on the screen are read again after an event about the case, and others once they are shown', async () => {
  const { app, flow, messages, hide } = await open();
  hide.public();
  stats.reset();
  db.caseMessages.add(aCaseMessage(flow, { message: 'Van een collega' }));
  db.caseMessages.add(aCaseMessage(flow, { message: 'Aan de klant', isPublic: true }));
  pushCaseFlow('updated', db.caseFlows.change(flow, { lastModified: new Date(clock.now()).toISOString() }));
  await vi.waitFor(() => expect(messages('internal')).toEqual(['Van een collega']));
  expect(messages('public')).toBeUndefined();
  expect(stats.of('GET /api/v1/caseflow/messages/public/:id')).toEqual([]);
  show(app, 'public', flow.id);
  await vi.waitFor(() => expect(messages('public')).toEqual(['Aan de klant']));
});

it('messages of a case that was left are dropped, and not shown in the next case', async () => {
  const { app, dispatch, flow, messages, hide } = await open();
  const next = db.caseFlows.add(aCaseFlow());
  db.caseMessages.add(aCaseMessage(flow, { message: 'Van de vorige' }));
  db.caseMessages.add(aCaseMessage(next, { message: 'Van deze' }));
  faults.add({ path: `/api/v1/caseflow/messages/${flow.id}`, delayMs: 60 });
  hide.internal();
  dispatch(caseFlowClosed());
  await vi.waitFor(() => expect(messages('internal')).toBeUndefined());
  dispatch(caseFlowOpened(flow.id));
  show(app, 'internal', flow.id)();
  dispatch(caseFlowClosed());
  dispatch(caseFlowOpened(next.id));
  show(app, 'internal', next.id);
  await vi.waitFor(() => expect(messages('internal', next.id)).toEqual(['Van deze']));
  await vi.waitFor(() => expect(messages('internal')).toBeUndefined());
});

it('the drafts and submissions of each audience and case have a name of their own', () => {
  const keys = AUDIENCES.flatMap((audience) =>
    ['een', 'twee'].flatMap((id) => [messageDraftKey(audience, id), messageSubmissionKey(audience, id)]),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(messageNames.internal.tab).not.toBe(messageNames.public.tab);
});

/** Every text names its audience and case, so that the back end can show whether each one came where it belongs. */
describe('a random course of actions', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'brings no internal text to a customer, nor to another case (course %d)',
    async (seed) => {
      const { pick } = createRandom(seed);
      const app = await startCaseFlows();
      const flows = [db.caseFlows.add(aCaseFlow()), db.caseFlows.add(aCaseFlow())];
      for (const { id } of flows) {
        for (const audience of AUDIENCES) db.media.add(aMedia({ id: `${audience} ${id}` }));
      }
      const keys = AUDIENCES.flatMap((one) => flows.map(({ id }) => messageSubmissionKey(one, id)));
      const settled = () =>
        hurried(() => expect(keys.filter((key) => !selectMaySubmit(app.getState(), key))).toEqual([]));
      for (let turn = 0; turn < 60; turn += 1) {
        const caseFlowId = pick(flows).id;
        const audience = pick(AUDIENCES);
        const message = `${audience} ${caseFlowId} ${pick([1, 2, 3])}`;
        const intent = {
          audience,
          caseFlowId,
          message,
          mediaId: `${audience} ${caseFlowId}`,
        } as MessageIntent;
        await pick<() => unknown>([
          () => app.dispatch(caseFlowOpened(caseFlowId)),
          () => app.dispatch(caseFlowClosed()),
          () => show(app, audience, caseFlowId),
          () => show(app, audience, caseFlowId)(),
          () => app.dispatch(messageRequested(intent)),
          () => app.dispatch(messageRequested(intent)),
          () => {
            app.dispatch(caseFlowOpened(caseFlowId));
            app.dispatch(messageRequested(intent));
          },
          () =>
            faults.add({
              path: '/api/v1/caseflow/message/*',
              times: 1,
              ...pick([
                { status: 500 },
                { drop: 'dropAfter' as const },
                { drop: 'dropBefore' as const },
                { delayMs: 30 },
              ]),
            }),
          settled,
        ])();
      }
      /* The course may end before a call meets its last faults. */
      faults.clear();
      for (const audience of AUDIENCES) {
        for (const { path, body } of posts(audience)) {
          const id = path.split('/').at(-1)!;
          const { message, mediaId } = body as { message: string; mediaId: string };
          expect([message.startsWith(`${audience} ${id} `), mediaId]).toEqual([true, `${audience} ${id}`]);
        }
      }
      expect(db.caseMessages.all().length).toBeGreaterThan(0);
      for (const { isPublic, caseFlowId, message } of db.caseMessages.all()) {
        expect(message.startsWith(`${isPublic ? 'public' : 'internal'} ${caseFlowId} `)).toBe(true);
      }
      expect(posts('public').length).toBeGreaterThan(0);
      expect(posts('internal').length).toBeGreaterThan(0);
    },
  );
});
