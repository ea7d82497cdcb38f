import { call, delay, takeEvery } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import { HttpError } from '@/api/http/httpError';
import { whyFailed } from '@/lib/failures/whyFailed';
import { createCoreStore } from '@/testing/coreStore';
import { draftKey, draftSaved, selectDraft, UNLISTED } from '../drafts/draftsSlice';
import { flushWith } from '../drafts/typing';
import { selectToasts, toastShown } from '../toasts/toastsSlice';
import { selectSubmission, submissionDismissed, submissionKey } from './submissionsSlice';
import { type Refused, submit } from './submit';

const key = submissionKey('tasks/reply', 'task-1');
const clicked = createAction('test/clicked');
const texts = { success: 'Gelukt', failure: 'Mislukt' };

function aForm(work: () => Generator, rest: Partial<Parameters<typeof submit>[1]> = {}) {
  const core = createCoreStore();
  const results: boolean[] = [];
  core.run(function* () {
    yield* takeEvery(clicked, function* () {
      results.push(yield* submit(key, { work, ...texts, ...rest }));
    });
  });
  return {
    ...core,
    results,
    click: () => core.store.dispatch(clicked()),
    state: () => selectSubmission(core.store.getState(), key),
    toasts: () => selectToasts(core.store.getState()).map(({ kind, text }) => `${kind}: ${text}`),
  };
}
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function* fails(error: Error) {
  yield* delay(10);
  throw error;
}
const refused = (status: number) => new HttpError('refused', status, '/x');
const lost = new HttpError('noAnswer', null, '/x');

describe('A submission', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is one request for ten clicks and one more click just after the outcome (W12)', async () => {
    const sent = vi.fn();
    const { click, state, results, toasts } = aForm(function* () {
      sent();
      yield* delay(50);
    });
    for (let time = 0; time < 10; time += 1) click();
    expect(state()?.status).toBe('sending');
    await tick(50);
    expect([state(), toasts()]).toEqual([null, ['success: Gelukt']]);
    click();
    await tick(199);
    click();
    expect(sent).toHaveBeenCalledTimes(1);
    await tick(1);
    click();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['nothing stays when nothing was typed since', 'Een', undefined],
    ['text that was added since stays', 'Een twee', 'twee'],
    ['a text that was changed since stays whole', 'Twee', 'Twee'],
  ])('clears exactly the sent text: %s', async (_, typed, rest) => {
    const draft = draftKey('reply', 'task-1');
    const { store, click } = aForm(() => delay(50) as Generator, { draft: { key: draft } });
    store.dispatch(draftSaved(draft, 'Een', UNLISTED));
    click();
    store.dispatch(draftSaved(draft, typed, UNLISTED));
    await tick(50);
    expect(selectDraft(store.getState(), draft)?.value).toBe(rest);
  });

  it('includes the last letters, which have not reached the store yet', async () => {
    const draft = draftKey('reply', 'task-1');
    const { store, click } = aForm(() => delay(50) as Generator, { draft: { key: draft } });
    store.dispatch(draftSaved(draft, 'Ee', UNLISTED));
    onTestFinished(flushWith(() => store.dispatch(draftSaved(draft, 'Een', UNLISTED))));
    click();
    expect(selectDraft(store.getState(), draft)?.sent?.value).toBe('Een');
    await tick(50);
    expect(selectDraft(store.getState(), draft)).toBeNull();
  });

  it.each([500, 409, 403])(
    'keeps the failure after status %d until it is tried again or dismissed (W4)',
    async (status) => {
      const { click, state, toasts, store, results } = aForm(() => fails(refused(status)));
      click();
      await tick(10);
      const reason = whyFailed({ kind: 'refused', status });
      expect(state()).toEqual({ status: 'failed', message: 'Mislukt', reason });
      expect(selectToasts(store.getState())).toMatchObject([{ text: 'Mislukt', below: [reason] }]);
      expect([toasts(), results]).toEqual([['error: Mislukt'], [false]]);
      store.dispatch(submissionDismissed(key));
      expect(state()).toBeNull();
    },
  );

  it.each([
    ['a refusal', refused(500), 'error: Mislukt'],
    ['a lost answer', lost, 'warning: Niet zeker of dit is opgeslagen.'],
  ])('removes its toast about %s once it succeeds, and no other toast', async (_, failure, said) => {
    const tries = [() => fails(failure), () => delay(10)];
    const { click, toasts, store } = aForm(function* () {
      yield* call(tries.shift()!);
    });
    store.dispatch(toastShown({ kind: 'error', text: 'Iets anders' }));
    click();
    await tick(300);
    expect(toasts()).toEqual(['error: Iets anders', said]);
    click();
    await tick(10);
    expect(toasts()).toEqual(['error: Iets anders', 'success: Gelukt']);
  });

  it('shows the text, hint and fields of a refusal', async () => {
    const failure = ({ status }: HttpError): Refused => ({
      text: `Nee (${String(status)})`,
      kind: 'success',
      reason: '',
      hint: 'Kies een aanhef',
      fields: ['gender'],
    });
    const { click, state, toasts, store } = aForm(() => fails(refused(422)), { failure });
    click();
    await tick(10);
    expect(state()).toEqual({ status: 'failed', message: 'Nee (422)', fields: ['gender'] });
    expect(toasts()).toEqual(['success: Nee (422)']);
    expect(selectToasts(store.getState())).toMatchObject([{ below: ['Kies een aanhef'] }]);
  });

  it('shows that nothing was sent when there is no network', async () => {
    const { click, state } = aForm(() => fails(new HttpError('offline', null, '/x')));
    click();
    await tick(10);
    expect(state()).toEqual({
      status: 'failed',
      message: 'Mislukt',
      reason: 'Je bent offline. Dit is niet verstuurd.',
    });
  });

  it('is uncertain after a lost answer, and is never repeated automatically (W3)', async () => {
    const sent = vi.fn();
    const { click, state, toasts } = aForm(function* () {
      sent();
      yield* call(fails, lost);
    });
    click();
    await tick(60_000);
    expect(state()).toEqual({ status: 'uncertain', message: 'Niet zeker of dit is opgeslagen.' });
    expect(toasts()).toEqual(['warning: Niet zeker of dit is opgeslagen.']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['finds it', true, null],
    ['does not find it', false, 'uncertain'],
  ])(
    'checks after a lost answer whether the server stored the text: the check %s (W3)',
    async (_, found, expected) => {
      const { click, state, results } = aForm(() => fails(lost), {
        *verify() {
          yield* delay(5);
          return found;
        },
      });
      click();
      await tick(20);
      expect([state()?.status ?? null, results]).toEqual([expected, [found]]);
    },
  );

  it('stays uncertain when the check fails as well', async () => {
    const { click, state } = aForm(() => fails(lost), {
      *verify() {
        yield* call(fails, refused(500));
        return true;
      },
    });
    click();
    await tick(30);
    expect(state()?.status).toBe('uncertain');
  });

  it('does not show an error in our own code as a refusal, and does not stay busy', async () => {
    const { click, state, errors } = aForm(() => fails(new TypeError('ours')));
    click();
    await tick(300);
    expect(errors).toMatchObject([{ message: 'ours' }]);
    expect(state()?.status).toBe('uncertain');
  });
});
