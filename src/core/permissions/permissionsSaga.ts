import { call, delay, flush, fork, put, select, take } from 'typed-redux-saga';
import { holds, type Permission, type PermissionMap, PERMISSIONS } from '@/domain/session/permission';
import { selectHasOpenDrafts } from '../drafts/draftsSlice';
import { flushTyping } from '../drafts/typing';
import type { Renewals } from '../session/renewalChannel';
import { rightsLost, selectPermissions, sessionRenewed } from '../session/sessionSlice';
import { toastShown } from '../toasts/toastsSlice';
import { coreTexts } from '../coreTexts';

/** The permissions are fetched at most once in this time, however many calls are refused. */
const PERMISSIONS_PAUSE_MS = 10_000;
const READING_MS = 10_000;

/**
 * Fetches the permissions after a 403 and reports changes (T20). Guards and buttons follow the permissions in the store
 * without help.
 */
export function* permissionsSaga({ refusals, renew }: Pick<Renewals, 'refusals' | 'renew'>) {
  yield* fork(followRenewals);
  while (true) {
    yield* take(refusals);
    /* The session call returns the present permissions. They are unchanged when the 403 was about one record. */
    yield* call(renew, false);
    yield* flush(refusals);
    yield* delay(PERMISSIONS_PAUSE_MS);
  }
}

/** Compares the permissions before and after each renewal, in this tab or another one, after a 403 or on schedule. */
function* followRenewals() {
  let before = yield* select(selectPermissions);
  while (true) {
    yield* take(sessionRenewed);
    const now = yield* select(selectPermissions);
    const lost = gained(now, before);
    if (lost.length > 0) yield* put(rightsLost(now));
    if (lost.length + gained(before, now).length > 0) yield* call(tellChange);
    before = now;
  }
}

const gained = (before: PermissionMap, now: PermissionMap): Permission[] =>
  PERMISSIONS.filter((permission) => !holds(before, permission) && holds(now, permission));

function* tellChange() {
  const { permissionsChanged, permissionsChangedWithDrafts } = coreTexts;
  yield* call(flushTyping);
  const text = (yield* select(selectHasOpenDrafts)) ? permissionsChangedWithDrafts : permissionsChanged;
  yield* put(toastShown({ kind: 'warning', key: 'permissions', text, durationMs: READING_MS }));
}
