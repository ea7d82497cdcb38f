import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { aPerson, db } from '@mocks/db';
import { queries } from '@/api/http/queries';
import { coreSlices } from '@/core/coreSlices';
import { taskHub } from '@/hubs/taskHub';
import { startArea } from './backEnd';

const reducer = combineSlices(...coreSlices, queries);
type MomentState = ReturnType<typeof reducer>;

/** The hub without its events, because nothing is pushed in these tests. */
const hub = { ...taskHub, events: [] };

/** Starts sagas that register contact moments, with a person for them; `stored` returns the moments in the back end. */
export async function startMoments(...sagas: Saga[]) {
  const maria = db.people.add(aPerson({ name: 'Maria van Dijk' }));
  const app = await startArea('anne', reducer as Reducer<MomentState>, hub, sagas);
  const stored = () =>
    db.caseActivities.all().flatMap(({ type, description }) => (type === 'Contact' ? [description] : []));
  return { ...app, person: { id: maria.id, name: 'Maria van Dijk' }, roleId: maria.roles!.customer!, stored };
}
