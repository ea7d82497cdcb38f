import {
  createAction,
  createSelector,
  createSlice,
  type PayloadAction,
  type WithSlice,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type PermissionExpression, type PermissionMap, satisfies } from '@/domain/session/permission';
import type { Session } from '@/domain/session/session';
import type { User } from '@/domain/session/user';
import type { Application } from '@/domain/session/session';

/** Reasons for the end of a session that are shown to the agent. */
export const SIGNED_OUT_ELSEWHERE = 'SignedOutElsewhere';
export const SOMEONE_ELSE = 'SomeoneElse';

/** True if the session was ended on purpose. Only the server, never another tab, can then resume it. */
export const isMeantEnding = (reason: string | null): boolean =>
  reason === SIGNED_OUT_ELSEWHERE || reason === SOMEONE_ELSE;

/**
 * - `starting`: permissions are unknown, nothing may be decided;
 * - `ready`: someone is signed in;
 * - `refused`: there is no session and no way to get one here: the 401 page (000 §8.1);
 * - `ended`: the session is over; the page stays and a layer asks to sign in again.
 */
type SessionStatus = 'starting' | 'ready' | 'refused' | 'ended';

export const NOT_AUTHORIZED = 'NotAuthorized';

interface SessionState {
  status: SessionStatus;
  user: User | null;
  accessToken: string;
  config: Session['config'] | null;
  error: string | null;
  /** The API's major version when the session started; a different one since then means that this page is outdated. */
  startedWith: number | null;
  /** The server's build, if this page comes from another build. */
  newBuild: string | null;
  /** Minutes until the session ends, once its renewal keeps failing; null before that. */
  expiresIn: number | null;
  /** The application as the back end describes it (000 §7.1); requested last. */
  application: Application | null;
}

const initialState: SessionState = {
  status: 'starting',
  user: null,
  accessToken: '',
  config: null,
  startedWith: null,
  newBuild: null,
  error: null,
  expiresIn: null,
  application: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Requests a session: at start, by 'Opnieuw proberen', or after signing in elsewhere. */
    sessionRequested: (state) => {
      if (state.status === 'refused') state.status = 'starting';
      state.error = null;
    },
    sessionStarted: (state, { payload }: PayloadAction<Session & { user: User }>) => {
      const startedWith = payload.config.version?.major ?? null;
      Object.assign(state, { ...payload, startedWith, status: 'ready', error: null });
    },
    sessionRenewed: (state, { payload }: PayloadAction<Session & { user: User }>) => {
      Object.assign(state, { ...payload, status: 'ready', error: null, expiresIn: null });
    },
    /** Renewing keeps failing; the payload is the number of minutes left. */
    sessionExpiring: (state, { payload }: PayloadAction<number>) => {
      state.expiresIn = payload;
    },
    sessionRefused: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { status: 'refused', user: null, accessToken: '', error: payload });
    },
    /** The user is kept, so that drafts and the screen can stay. */
    sessionEnded: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { status: 'ended', accessToken: '', error: payload, expiresIn: null });
    },
    buildCompared: (state, { payload }: PayloadAction<string | null>) => {
      state.newBuild = payload;
    },
    applicationLoaded: (state, { payload }: PayloadAction<Application>) => {
      state.application = payload;
    },
  },
});

export const {
  sessionRequested,
  sessionStarted,
  sessionRenewed,
  sessionRefused,
  sessionEnded,
  sessionExpiring,
  applicationLoaded,
  buildCompared,
} = sessionSlice.actions;

/** Dispatched by the layer over an ended session, or by the warning before it. */
export const signInRequested = createAction('session/signInRequested');
export const signOutRequested = createAction('session/signOutRequested');
/** The choices when signing out: whether unsent text is kept, and whether the settings in this browser are erased. */
export interface SignOutWish {
  keepsDrafts: boolean;
  forgetsAll?: boolean;
}
export const signOutConfirmed = createAction<SignOutWish>('session/signOutConfirmed');
/** The user signed out here. The whole store is reset, so that nothing personal is left in it (T21). */
export const sessionForgotten = createAction('session/forgotten');

export type WithSession = WithSlice<typeof sessionSlice>;

const NOTHING: PermissionMap = {};

export const selectUser = (state: WithSession): User | null => state.session.user;
/** The signed-in user's id; null for an ended session too, although the state keeps its user. */
export const selectSignedInId = ({ session: { status, user } }: WithSession): string | null =>
  status === 'ready' && user ? user.id : null;
export const selectSessionStatus = (state: WithSession): SessionStatus => state.session.status;
export const selectSessionError = (state: WithSession): string | null => state.session.error;
export const selectExpiresIn = (state: WithSession): number | null => state.session.expiresIn;
export const selectSessionVersion = (state: WithSession) => state.session.config?.version ?? null;
/** The API's major version if it has changed since the session started; otherwise null (E7). */
export const selectNewMajor = ({ session: { config, startedWith } }: WithSession): number | null => {
  const major = config?.version?.major ?? null;
  return startedWith === null || major === startedWith ? null : major;
};
export const selectNewBuild = (state: WithSession): string | null => state.session.newBuild;
export const selectPermissions = (state: WithSession): PermissionMap =>
  state.session.user?.permissions ?? NOTHING;

/** Returns a function that is true if all expressions given to it hold. */
export const selectMay = createSelector(
  [selectPermissions],
  (permissions) =>
    (...needs: readonly PermissionExpression[]): boolean =>
      needs.every((need) => satisfies(permissions, need)),
);

/** Returns a function that is true if at least one expression given to it holds. */
export const selectMayAny = createSelector(
  [selectPermissions],
  (permissions) =>
    (...needs: readonly PermissionExpression[]): boolean =>
      needs.some((need) => satisfies(permissions, need)),
);

/** The server withdrew permissions during the session; the payload holds the remaining ones (T20). */
export const rightsLost = createAction<PermissionMap>('session/rightsLost');

/** Resets a slice once none of these permissions is left (T20). */
export const heldWith =
  <S, P>(
    needs: readonly PermissionExpression[],
    reducer: Reducer<S, UnknownAction, P>,
  ): Reducer<S, UnknownAction, P> =>
  (state, action) => {
    const isHeld = !rightsLost.match(action) || needs.some((need) => satisfies(action.payload, need));
    return reducer(isHeld ? state : undefined, action);
  };

/**
 * Resets a slice at signing out, so that no personal data is left in the store, nor in a page that the back button
 * restores (T21).
 */
export const forgetting =
  <S, P>(reducer: Reducer<S, UnknownAction, P>): Reducer<S, UnknownAction, P> =>
  (state, action) =>
    reducer(sessionForgotten.match(action) ? undefined : state, action);
