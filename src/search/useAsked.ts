import { useEffect, useRef, useState } from 'react';
import { afterPress } from '@/lib/press';

/** 001 §9. */
const DEBOUNCE_MS = 300;

/**
 * What is searched for: the text once the typing pauses, or at once when that is asked. The pause begins with the key, not when
 * that has been drawn. An emptied box does not wait.
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

/** Digits, perhaps after a plus, without regard to spaces and dashes; at least three of them (AMB-194). */
const NUMBER = /^\+?\d{3,}$/;

/** The number that was typed, or null where it is something else. */
export function numericQuery(text: string): string | null {
  const number = text.replace(/[\s-]/g, '');
  return NUMBER.test(number) ? number : null;
}
