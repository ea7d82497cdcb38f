import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { isRecord, sameValue } from '@/lib/values';
import { countChanges } from './draftRest';
import {
  type Draft,
  draftCleared,
  draftKey,
  type DraftLabel,
  draftSaved,
  draftTakenOver,
  selectDraft,
  selectIsElsewhere,
  type WithDrafts,
} from './draftsSlice';
import { flushWith } from './typing';

export const DRAFT_DEBOUNCE_MS = 300;

interface Options<T> {
  label: DraftLabel;
  /**
   * True if a kept value fits this version of the program. Texts need no check of their own, because by default the
   * value must have the same type as the initial value.
   */
  isValue?: (value: unknown) => value is T;
}

/** Typed text that has not reached the store yet. */
interface Typed<T> {
  key: string;
  value: T;
}

interface DraftHandle<T> {
  value: T;
  /** A function as argument gets the latest value, including one that was set after the last render. */
  setValue: (value: T | ((latest: T) => T)) => void;
  /** Writes the typed value to the store at once, before it is sent. */
  keep: () => void;
  /** Discards the draft and returns to the initial value. */
  clear: () => void;
  /** True for a value that was typed earlier and kept. */
  restored: boolean;
  /** True while the value differs from the initial one. */
  dirty: boolean;
  /** The number of changes since the draft was sent, during and after sending. */
  changesSince: number;
  /** Brings the draft here from the tab in which it is open; null when no other tab has the draft. */
  takeOver: (() => void) | null;
}

/** Adds fields that an older build's draft lacks, with the values of `initial`. */
const completed = (kept: unknown, initial: unknown): unknown =>
  isRecord(kept) && isRecord(initial) ? { ...initial, ...kept } : kept;

/** The kept draft, completed with new fields; null where the draft has another form. */
function keptOf<T>(draft: Draft | null, initial: T, isValue: Options<T>['isValue']): { value: T } | null {
  if (draft === null) return null;
  const isNow = isValue ?? ((kept: unknown): kept is T => typeof kept === typeof initial && kept !== null);
  if (isNow(draft.value)) return { value: draft.value };
  const value = completed(draft.value, initial);
  return isNow(value) ? { value } : null;
}

const changesOf = (draft: Draft | null, value: unknown): number =>
  draft?.sent ? countChanges(value, draft.sent.value) : (draft?.changesSince ?? 0);

function useTakeOver(key: string): (() => void) | null {
  const dispatch = useDispatch();
  const isElsewhere = useSelector((state: WithDrafts) => selectIsElsewhere(state, key));
  return isElsewhere ? () => dispatch(draftTakenOver(key)) : null;
}

/**
 * Keeps the text that an agent types at one place about one record until the server has the text: over navigation,
 * reload and signing in again. Until something is typed, `value` follows `initial`. The store gets the value 300 ms
 * after the last key, and at once when the field loses focus or the page closes.
 */
export function useDraft<T>(
  surface: string,
  entityId: string,
  initial: T,
  { label, isValue }: Options<T>,
): DraftHandle<T> {
  const key = draftKey(surface, entityId);
  const store = useStore<WithDrafts>();
  const draft = useSelector((state: WithDrafts) => selectDraft(state, key));
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const [beganAt, setBeganAt] = useState<string | null>(null);
  const pending = useRef<(Typed<T> & { initial: T; label: DraftLabel }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const kept = keptOf(draft, initial, isValue);
  const stored = kept === null ? initial : kept.value;
  const value = typed?.key === key ? typed.value : stored;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const last = pending.current;
    pending.current = null;
    if (!last) return;
    const isInDoubt = selectDraft(store.getState(), last.key)?.sent != null;
    store.dispatch(
      sameValue(last.value, last.initial) && !isInDoubt
        ? draftCleared(last.key)
        : draftSaved(last.key, last.value, last.label),
    );
    setTyped(null);
  }, [store]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    document.addEventListener('focusout', flush);
    const leave = flushWith(flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      document.removeEventListener('focusout', flush);
      flush();
      leave();
    };
  }, [flush, key]);

  const latest = (): T => {
    if (pending.current?.key === key) return pending.current.value;
    return (keptOf(selectDraft(store.getState(), key), initial, isValue) ?? { value: initial }).value;
  };

  const setValue: DraftHandle<T>['setValue'] = (next) => {
    if (draft === null) setBeganAt(key);
    const value = next instanceof Function ? next(latest()) : next;
    setTyped({ key, value });
    pending.current = { key, value, initial, label };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, DRAFT_DEBOUNCE_MS);
  };

  const clear = () => {
    pending.current = null;
    clearTimeout(timer.current);
    setTyped(null);
    store.dispatch(draftCleared(key));
  };

  return {
    value,
    setValue,
    keep: flush,
    clear,
    restored: kept !== null && beganAt !== key,
    dirty: !sameValue(value, initial),
    changesSince: changesOf(draft, value),
    takeOver: useTakeOver(key),
  };
}
