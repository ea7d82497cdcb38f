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

it('reads again, when the lines first stand, only what they may not have told', async () => {
  expect(await madeOldBy(hubsReconnected(true))).toEqual(
    invalidateTags([
      'taskHistory',
      'linkedTasks',
      'caseMessages',
      'caseDocuments',
      'caseFile',
      'caseActivities',
    ]),
  );
});

it.each([hubsReconnected(), wokeUp()])('reads everything again after $type', async (action) => {
  expect(await madeOldBy(action)).toEqual(invalidateTags([...QUERY_TAGS]));
});
