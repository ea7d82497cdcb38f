import type { Action } from '@reduxjs/toolkit';
import { put, takeEvery, throttle } from 'typed-redux-saga';
import type { Queries } from '@/api/http/lateQueries';
import { caseFlowEvents } from './caseFlowEvents';
import { taskEvents } from './taskHub';

/** A search is repeated at most this often, however many events come. */
const READ_AGAIN_MS = 1_000;

interface About {
  relatedPerson: { name: string } | null;
}

const isRecordEvent = (action: Action): boolean => taskEvents.match(action) || caseFlowEvents.match(action);

function recordsIn(action: Action): (About | null)[] {
  if (taskEvents.match(action)) return action.payload.events.map(({ task }) => task);
  return caseFlowEvents.match(action) ? action.payload.events.map(({ caseFlow }) => caseFlow) : [];
}

/**
 * Invalidates the searches for a person's name after an event about one of that person's tasks or cases. An event with
 * only an id invalidates all searches.
 */
export function* otherWorkSaga({ invalidateTags }: Queries['util']) {
  const names = new Set<string | undefined>();
  yield* takeEvery(isRecordEvent, function (action: Action) {
    for (const record of recordsIn(action))
      if (record === null || record.relatedPerson !== null) names.add(record?.relatedPerson?.name);
  });
  yield* throttle(READ_AGAIN_MS, isRecordEvent, function* () {
    const changed = [...names];
    names.clear();
    if (changed.length === 0) return;
    yield* put(invalidateTags(changed.map((id) => ({ type: 'otherWork', ...(id !== undefined && { id }) }))));
  });
}
