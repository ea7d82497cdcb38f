import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './ModeBar.module.css';

interface ModeBarProps {
  label: string;
  /** Shows the page without top bar and menu. */
  fullScreen: boolean;
  /** Describes the unusual mode and holds its buttons. */
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

/** A bar across the page, above menu and content, for as long as the user works in an unusual mode. */
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

/** The class of the text in the bar; the text is cut off if it is too long, since the buttons must stay visible. */
export const modeTextClass = styles.text;
