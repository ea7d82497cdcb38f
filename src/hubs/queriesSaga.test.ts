import { type Action, runSaga, stdChannel } from 'redux-saga';
import { queries, QUERY_TAGS } from '@/api/http/queries';
import { wokeUp } from '@/core/events';
import { aUser } from '@/testing/coreStore';
import { hubsReconnected, hubUp } from './connectionSlice';
import { hubRows } from './hubs';
import { queriesSaga } from './queriesSaga';

const { invalidateTags } = queries.util;

/** Longer than the pause without events that any hub requires. */
const QUIET_MS = 6_000;

beforeEach(() => {
  vi.useFakeTimers();
});

/** Returns the one action that the saga dispatches after this action. */
async function madeOldBy(action: Action) {
  const channel = stdChannel<Action>();
  const made: Action[] = [];
  const saga = runSaga({ channel, dispatch: (one: Action) => made.push(one) }, queriesSaga, queries);
  channel.put(action);
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(made).toHaveLength(1);
  saga.cancel();
  return made[0];
}

const OF_TASKS = ['taskHistory', 'linkedTasks'] as const;
const OF_CASES = ['caseMessages', 'caseDocuments', 'caseFile', 'caseActivities'] as const;
const without = (tags: readonly string[]) => QUERY_TAGS.filter((tag) => !tags.includes(tag));

it.each([
  ['taskHub', 'is made for the first time', { isFirst: true }, OF_TASKS],
  ['caseFlowHub', 'is made for the first time', { isFirst: true }, OF_CASES],
  ['taskHub', 'is restored while other hubs stayed connected', { endsSilence: false }, OF_TASKS],
  ['caseFlowHub', 'is restored while other hubs stayed connected', { endsSilence: false }, OF_CASES],
  ['taskHub', 'is restored as the first one after all were lost', {}, without(OF_CASES)],
  ['caseFlowHub', 'is restored as the first one after all were lost', {}, without(OF_TASKS)],
] as const)('Outdated answers are read again when the connection of %s %s', async (hub, _, how, tags) => {
  expect(await madeOldBy(hubsReconnected({ hub, ...how }))).toEqual(invalidateTags([...tags]));
});

it.each([hubsReconnected(), wokeUp()])('All answers are read again after $type', async (action) => {
  expect(await madeOldBy(action)).toEqual(invalidateTags([...QUERY_TAGS]));
});

it('Presence is read again when its hub connects, because statuses may have changed before', async () => {
  expect(await madeOldBy(hubUp('presenceHub'))).toEqual(invalidateTags(['presence']));
});

it.each(hubRows.filter(({ invalidates, invalidatesFor }) => invalidates.length > 0 && !invalidatesFor))(
  'All tags of $name are read again after each of its events, but not when a synchronisation begins',
  async ({ events, decode, received, invalidates }) => {
    for (const kind of events.filter((event) => event !== 'started')) {
      const pushed = received({ events: [decode(kind, [{ id: '1' }])!], user: aUser(), now: 0 });
      expect(await madeOldBy(pushed)).toEqual(invalidateTags([...invalidates]));
    }
  },
);
