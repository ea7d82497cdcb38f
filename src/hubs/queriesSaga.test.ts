import { type Action, runSaga, stdChannel } from 'redux-saga';
import { queries, QUERY_TAGS } from '@/api/http/queries';
import { wokeUp } from '@/core/events';
import { hubsReconnected } from './connectionSlice';
import { queriesSaga } from './queriesSaga';

const { invalidateTags } = queries.util;

/** What is read again after that. */
async function madeOldBy(action: Action) {
  const channel = stdChannel<Action>();
  const made: Action[] = [];
  const saga = runSaga({ channel, dispatch: (one: Action) => made.push(one) }, queriesSaga, queries);
  channel.put(action);
  await vi.waitFor(() => {
    expect(made).toHaveLength(1);
  });
  saga.cancel();
  return made[0];
}

const OF_TASKS = ['taskHistory', 'linkedTasks'] as const;
const OF_CASES = ['caseMessages', 'caseDocuments', 'caseFile', 'caseActivities'] as const;
const without = (tags: readonly string[]) => QUERY_TAGS.filter((tag) => !tags.includes(tag));

it.each([
  ['taskHub', 'first stands', { isFirst: true }, OF_TASKS],
  ['caseFlowHub', 'first stands', { isFirst: true }, OF_CASES],
  ['taskHub', 'is back while others stood', { endsSilence: false }, OF_TASKS],
  ['caseFlowHub', 'is back while others stood', { endsSilence: false }, OF_CASES],
  ['taskHub', 'ends a silence', {}, without(OF_CASES)],
  ['caseFlowHub', 'ends a silence', {}, without(OF_TASKS)],
] as const)('reads again what may have been missed when the line of %s %s', async (hub, _, how, tags) => {
  expect(await madeOldBy(hubsReconnected({ hub, ...how }))).toEqual(invalidateTags([...tags]));
});

it.each([hubsReconnected(), wokeUp()])('reads everything again after $type', async (action) => {
  expect(await madeOldBy(action)).toEqual(invalidateTags([...QUERY_TAGS]));
});
