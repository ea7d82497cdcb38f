import { createAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { HttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { createCoreStore } from '@/testing/coreStore';
import { defineWrite, writes } from './defineWrite';
import { selectSubmission } from './submissionsSlice';

const refused = new HttpError('refused', 400, '/x');
const went = createAction<string>('test/went');
const lost = new HttpError('noAnswer', null, '/x');

interface Asked {
  id: string;
  isBlocked: boolean;
}

async function ask(send: () => Promise<unknown>, isStored: boolean) {
  const { store, run, actions } = createCoreStore();
  const block = defineWrite<Asked, Pick<Asked, 'id'>>('test/block', {
    id: ({ id }) => id,
    send,
    isDone: () => Promise.resolve(isStored),
    texts: { failed: 'Mislukt', uncertain: 'Niet zeker' },
    stale: ({ id }) => [{ type: 'person', id }],
    *after({ isBlocked }, isDone) {
      yield* put(went(`after ${isBlocked} ${isDone}`));
    },
  });
  run(writes(block));
  store.dispatch(block({ id: 'a', isBlocked: true }));
  const isStale = ({ type }: { type: string }) => type === queries.util.invalidateTags.type;
  await vi.waitFor(() => expect(actions.some(isStale)).toBe(true));
  const steps = actions.filter((action) => went.match(action) || isStale(action));
  return {
    steps: steps.map(({ payload }) => payload),
    submission: selectSubmission(store.getState(), block.key({ id: 'a' })),
  };
}

it.each([
  ['accepted', () => Promise.resolve(null), false, true, null],
  ['refused', () => Promise.reject(refused), true, false, 'Mislukt'],
  ['left without an answer but stored', () => Promise.reject(lost), true, true, null],
  ['left without an answer and not stored', () => Promise.reject(lost), false, false, 'Niet zeker'],
])(
  'A write that is %s continues with its next step and reads the outdated tags again',
  async (_, send, isStored, isDone, says) => {
    const { steps, submission } = await ask(send, isStored);
    expect(steps).toEqual([`after true ${isDone}`, [{ type: 'person', id: 'a' }]]);
    expect(submission?.message ?? null).toBe(says);
  },
);
