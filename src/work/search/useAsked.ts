import { useEffect, useRef, useState } from 'react';
import { afterPress } from '@/lib/press';

/** 001 §9. */
const DEBOUNCE_MS = 300;

/**
 * Returns the text to search for: the typed text once the typing pauses, or at once on request. The pause starts with
 * the key press, not with the render after it. An emptied box does not wait.
 */
export function useAsked(first = '') {
  const [asked, setAsked] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askNow = (text: string) => {
    clearTimeout(timer.current);
    setAsked(text);
  };
  const askSoon = (text: string) => {
    clearTimeout(timer.current);
    if (text === '') setAsked(text);
    else timer.current = setTimeout(() => void afterPress(() => setAsked(text)), DEBOUNCE_MS);
  };
  return { asked, askNow, askSoon };
}

/** Digits, optionally after a plus, ignoring spaces and dashes; at least three of them (AMB-194). */
const NUMBER = /^\+?\d{3,}$/;

/** Returns the typed number; null if the text is something else. */
export function numericQuery(text: string): string | null {
  const number = text.replace(/[\s-]/g, '');
  return NUMBER.test(number) ? number : null;
}
