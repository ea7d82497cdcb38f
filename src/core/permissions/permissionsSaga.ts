import { call, delay, flush, put, select, take } from 'typed-redux-saga';
import type { PermissionMap } from '@/domain/session/permission';
import { selectHasOpenDrafts } from '../drafts/draftsSlice';
import type { Renewals } from '../session/renewalChannel';
import { selectPermissions } from '../session/sessionSlice';
import { toastShown } from '../toasts/toastsSlice';
import { coreTexts } from '../coreTexts';

/** A server that refuses many calls at once is asked once why. */
const PERMISSIONS_PAUSE_MS = 10_000;
const READING_MS = 10_000;

const namesOf = (permissions: PermissionMap): string =>
  Object.entries(permissions)
    .flatMap(([name, given]) => (given ? name : []))
    .sort()
    .join();

/**
 * After a 403 the session call tells what this person may do now; guards and buttons follow it by themselves (T20). A 403
 * about one record changes nothing.
 */
export function* permissionsSaga({ refusals, renew }: Pick<Renewals, 'refusals' | 'renew'>) {
  while (true) {
    yield* take(refusals);
    const before = namesOf(yield* select(selectPermissions));
    yield* call(renew, false);
    if (namesOf(yield* select(selectPermissions)) !== before) {
      const { permissionsChanged, permissionsChangedWithDrafts } = coreTexts;
      const text = (yield* select(selectHasOpenDrafts)) ? permissionsChangedWithDrafts : permissionsChanged;
      yield* put(toastShown({ kind: 'warning', key: 'permissions', text, durationMs: READING_MS }));
    }
    yield* flush(refusals);
    yield* delay(PERMISSIONS_PAUSE_MS);
  }
}
