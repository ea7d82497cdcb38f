import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { aPerson, db } from '@mocks/db';
import { queries } from '@/api/queries';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { sessionSlice } from '@/core/session/sessionSlice';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { startArea } from './backEnd';

const reducer = combineSlices(
  dialogsSlice,
  draftsSlice,
  queries,
  sessionSlice,
  submissionsSlice,
  toastsSlice,
);
type MomentState = ReturnType<typeof reducer>;

const hub = { name: 'activityHub', kinds: [], toAction: () => null } as const;

/** A saga that registers contact moments, somebody to register them of, and what the back end has of them. */
export async function startMoments(saga: Saga) {
  const maria = db.people.add(aPerson({ name: 'Maria van Dijk' }));
  const app = await startArea('anne', reducer as Reducer<MomentState>, hub, [saga]);
  const stored = () =>
    db.caseActivities.all().flatMap(({ type, description }) => (type === 'Contact' ? [description] : []));
  return { ...app, person: { id: maria.id, name: 'Maria van Dijk' }, roleId: maria.roles!.customer!, stored };
}
