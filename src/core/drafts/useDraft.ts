import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  draftCleared,
  draftKey,
  type DraftLabel,
  draftSaved,
  selectDraft,
  selectDraftExpiries,
  type WithDrafts,
} from './draftsSlice';

export const DRAFT_DEBOUNCE_MS = 300;

interface Options<T> {
  label?: DraftLabel;
  /** Says whether what was kept still has the form that is expected now; texts check themselves. */
  isValue?: (value: unknown) => value is T;
}

interface Typed<T> {
  key: string;
  value: T;
  restored: boolean;
  expiries: number;
}

interface DraftHandle<T> {
  value: T;
  setValue: (value: T) => void;
  /** Tells the store at once what was typed: it is about to be sent. */
  keep: () => void;
  /** Forgets the draft and starts from the initial value: the server has it, or nobody wants it. */
  clear: () => void;
  /** What is shown was typed earlier. */
  restored: boolean;
  /** Something is typed that differs from the initial value. */
  dirty: boolean;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What was typed on this page, unless it is about another record or has outlived its time. */
const stillTyped = <T>(typed: Typed<T> | null, key: string, expiries: number): Typed<T> | null =>
  typed?.key === key && typed.expiries === expiries ? typed : null;

/**
 * What an agent types at one place about one record, kept until the server has it: over navigation, reload and signing in
 * again. Until something is typed, `value` follows `initial`. The store is told 300 ms after the last key, and at once when
 * the field is left or the page goes away.
 */
export function useDraft<T>(
  surface: string,
  entityId: string,
  initial: T,
  { label, isValue }: Options<T> = {},
): DraftHandle<T> {
  const key = draftKey(surface, entityId);
  const dispatch = useDispatch();
  const kept = useSelector((state: WithDrafts) => selectDraft(state, key))?.value;
  const expiries = useSelector(selectDraftExpiries);
  const fits = isValue ? isValue(kept) : typeof kept === typeof initial && kept !== null;
  const stored = kept !== undefined && fits ? { value: kept as T, restored: true } : null;
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const current = stillTyped(typed, key, expiries) ?? stored;
  const value = current ? current.value : initial;
  const restored = current?.restored ?? false;

  const pending = useRef<{ key: string; value: T; initial: T; label: DraftLabel | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const typed = pending.current;
    pending.current = null;
    if (!typed) return;
    dispatch(
      same(typed.value, typed.initial)
        ? draftCleared(typed.key)
        : draftSaved(typed.key, typed.value, typed.label),
    );
  }, [dispatch]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      document.removeEventListener('focusout', flush);
      flush();
    };
  }, [flush, key]);

  const setValue = (next: T) => {
    setTyped({ key, value: next, restored, expiries });
    pending.current = { key, value: next, initial, label: label ?? null };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, DRAFT_DEBOUNCE_MS);
  };

  const clear = () => {
    pending.current = null;
    clearTimeout(timer.current);
    setTyped(null);
    dispatch(draftCleared(key));
  };

  return { value, setValue, keep: flush, clear, restored, dirty: !same(value, initial) };
}
