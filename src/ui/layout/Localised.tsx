import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

const PRESS_STYLE_ID = 'react-aria-pressable-style';

/*
 * React Aria puts a <style> with this id into the page unless there is one, and our content security policy refuses it.
 * Its one rule stands in styles/index.css; this takes the place of the element.
 */
if (typeof document !== 'undefined' && document.getElementById(PRESS_STYLE_ID) === null) {
  const placeholder = document.createElement('meta');
  placeholder.id = PRESS_STYLE_ID;
  document.head.append(placeholder);
}

/** Dutch words, dates and sorting for what stands on React Aria, whatever the browser's language is. */
export function Localised({ children }: { children: ReactNode }) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
