import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './ModeBar.module.css';

interface ModeBarProps {
  label: string;
  /** The page without top bar and menu. */
  fullScreen: boolean;
  /** What somebody is doing other than usual, and its buttons. */
  children: ReactNode;
}

function useOnRoot(name: string, isOn: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOn) return undefined;
    dataset[name] = '';
    return () => {
      Reflect.deleteProperty(dataset, name);
    };
  }, [name, isOn]);
}

/** Across the page, above menu and content, for as long as somebody works in another way than usual. */
export function ModeBar({ label, fullScreen, children }: ModeBarProps) {
  const [place] = useState(() => document.querySelector('[data-mode-bar]'));
  useOnRoot('mode', true);
  useOnRoot('fullScreen', fullScreen);
  return (
    place &&
    createPortal(
      <section className={styles.bar} aria-label={label}>
        {children}
      </section>,
      place,
    )
  );
}

/** Its words: what does not fit is cut off, for the buttons must stay. */
export const modeTextClass = styles.text;
