import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { flushWith } from '@/core/drafts/typing';
import { DRAFT_DEBOUNCE_MS } from '@/core/drafts/useDraft';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { contactSaved, selectContact } from './contacts';
import type { Contact } from './contact';

export type ChangeContact = (change: (contact: Contact) => Contact) => void;

/**
 * Changes the present contact in the store, because a part of it may have been registered while the agent typed.
 */
export function useChangeContact(id: string): ChangeContact {
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  return (change) => {
    const contact = selectContact(store.getState(), id);
    if (contact) dispatch(contactSaved(change(contact)));
  };
}

/**
 * Keeps text 300 ms after the last key. Keeps it at once when the field is left or unmounted, or the page is hidden or
 * closed.
 */
export function useKeptText(kept: string, keep: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  const flush = useCallback(() => {
    const text = pending.current;
    pending.current = null;
    if (text === null) return;
    latest.current(text);
    setTyped(null);
  }, []);

  useEffect(() => {
    const timer = typed === null ? undefined : setTimeout(flush, DRAFT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    const leave = flushWith(flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      leave();
    };
  }, [flush]);

  return {
    value: typed ?? kept,
    onChange: (text: string) => {
      pending.current = text;
      setTyped(text);
    },
    onBlur: flush,
  };
}
