import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export const MAX_VISIBLE_TOASTS = 5;
const MAX_HISTORY = 50;
const SAME_TEXT_MS = 5_000;

export interface Toast {
  /** Stays the same when the toast is renewed or replaced. */
  id: string;
  /** Changes each time the toast is renewed or replaced; a timer belongs to one turn. */
  turn: string;
  kind: ToastKind;
  /** The heading is shown before the text. */
  heading: string | null;
  text: string;
  /** Lines below the text: the reason, and possible help. */
  below: readonly string[];
  /** The cause of the toast; the next toast with this key replaces it. */
  key: string | null;
  /** Null for the default duration of its kind. */
  durationMs: number | null;
  /** True for a toast that is shown again within 5 s, so that it is not announced again. */
  quiet: boolean;
  /** True while the toast fades out. */
  hiding: boolean;
}

interface ToastMemory {
  id: string;
  kind: ToastKind;
  text: string;
  at: number;
  count: number;
}

interface ToastsState {
  visible: Toast[];
  /** Newest first. */
  history: ToastMemory[];
  unread: number;
  paused: boolean;
}

export interface ToastRequest {
  kind: ToastKind;
  heading?: string;
  text: string;
  below?: readonly string[];
  key?: string;
  durationMs?: number;
  /** True for a toast about the progress of work, which is not kept in the history. */
  isProgress?: true;
}

interface Shown {
  id: string;
  at: number;
  request: ToastRequest;
}

interface Words {
  heading?: string | null;
  text: string;
  below?: readonly string[];
}

/** The heading, the text and the lines below it in one line. */
export const wordsOf = ({ heading, text, below = [] }: Words): string =>
  [heading ? `${heading}: ${text}` : text, ...below].join(' ');

const initialState: ToastsState = { visible: [], history: [], unread: 0, paused: false };

/** Adds the toast to the history; returns true for a repeat within 5 s. */
function remember(state: ToastsState, { id, at, request }: Shown): boolean {
  const { kind } = request;
  if (request.isProgress) return false;
  const text = wordsOf(request);
  const [latest] = state.history;
  const again = state.history.find(
    (item) => item.kind === kind && item.text === text && at - item.at < SAME_TEXT_MS,
  );
  if (again) {
    again.at = at;
    again.count += 1;
    if (again !== latest) state.history = [again, ...state.history.filter((item) => item !== again)];
    return true;
  }
  state.history = [{ id, kind, text, at, count: 1 }, ...state.history].slice(0, MAX_HISTORY);
  state.unread = Math.min(state.unread + 1, MAX_HISTORY);
  return false;
}

/** The toast to drop first: the oldest without a key that is not an error, or the oldest of all if there is none. */
function leastImportant(toasts: readonly Toast[]): Toast | undefined {
  return toasts.find(({ kind, key }) => kind !== 'error' && key === null) ?? toasts[0];
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (request: ToastRequest) => ({ payload: { id: nanoid(), at: Date.now(), request } }),
      reducer: (state, { payload }: PayloadAction<Shown>) => {
        const { id, request } = payload;
        const { kind, heading = null, text, below = [], key = null, durationMs = null } = request;
        const quiet = remember(state, payload);
        const present = state.visible.find((toast) =>
          key === null ? toast.key === null && toast.kind === kind && toast.text === text : toast.key === key,
        );
        const next = {
          turn: id,
          kind,
          heading,
          text,
          below: [...below],
          key,
          durationMs,
          quiet,
          hiding: false,
        };
        if (present) {
          Object.assign(present, next);
          return;
        }
        if (state.visible.length >= MAX_VISIBLE_TOASTS) {
          const dropped = leastImportant(state.visible);
          state.visible = state.visible.filter((toast) => toast !== dropped);
        }
        state.visible.push({ id, ...next });
      },
    },
    /** Starts to hide the toast, which is removed after fading. */
    toastHidden: (state, { payload }: PayloadAction<string>) => {
      const toast = state.visible.find(({ id }) => id === payload);
      if (toast) toast.hiding = true;
    },
    /** Removes the toasts with this key, because their cause is gone. */
    toastCleared: (state, { payload }: PayloadAction<string>) => {
      state.visible = state.visible.filter(({ key }) => key !== payload);
    },
    toastRemoved: (state, { payload }: PayloadAction<string>) => {
      state.visible = state.visible.filter(({ id, hiding }) => id !== payload || !hiding);
    },
    /** The pointer or the focus is on a toast, or the tab is hidden. Toasts stay meanwhile, so that none is unread. */
    toastsPaused: (state) => {
      state.paused = true;
    },
    toastsResumed: (state) => {
      state.paused = false;
    },
    historyRead: (state) => {
      state.unread = 0;
    },
    historyCleared: (state) => {
      state.history = [];
      state.unread = 0;
    },
  },
});

export const {
  toastShown,
  toastHidden,
  toastCleared,
  toastRemoved,
  toastsPaused,
  toastsResumed,
  historyRead,
  historyCleared,
} = toastsSlice.actions;
type WithToasts = WithSlice<typeof toastsSlice>;

export const selectToasts = (state: WithToasts): readonly Toast[] => state.toasts.visible;
export const selectToastHistory = (state: WithToasts): readonly ToastMemory[] => state.toasts.history;
export const selectUnreadCount = (state: WithToasts): number => state.toasts.unread;
export const selectToastsPaused = (state: WithToasts): boolean => state.toasts.paused;
