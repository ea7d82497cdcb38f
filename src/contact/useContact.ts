import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { DRAFT_DEBOUNCE_MS } from '@/core/drafts/useDraft';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { contactSaved, selectContacts } from './contacts';
import type { OngoingContact } from './ongoingContact';

export type ChangeContact = (change: (contact: OngoingContact) => OngoingContact) => void;

/** Changes the contact as it then is: while somebody types, a part of it may just have been registered. */
export function useChangeContact(id: string): ChangeContact {
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  return (change) => {
    const contact = selectContacts(store.getState()).find((one) => one.id === id);
    if (contact) dispatch(contactSaved(change(contact)));
  };
}

/**
 * Text that is kept 300 ms after the last key, and at once when the field is left, the page goes away or the field itself.
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
    if (text !== null) latest.current(text);
  }, []);

  useEffect(() => {
    const timer = typed === null ? undefined : setTimeout(flush, DRAFT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  return {
    value: typed ?? kept,
    onChange: (text: string) => {
      pending.current = text;
      setTyped(text);
    },
    onBlur: () => {
      flush();
      setTyped(null);
    },
  };
}
