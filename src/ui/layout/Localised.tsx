import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

const PRESS_STYLE_ID = 'react-aria-pressable-style';

/* React Aria adds a <style> with this id to the page unless one exists, and our content security policy refuses it. The
   one rule of that <style> is in styles/index.css; this element takes the place of the <style>. */
if (typeof document !== 'undefined' && document.getElementById(PRESS_STYLE_ID) === null) {
  const placeholder = document.createElement('meta');
  placeholder.id = PRESS_STYLE_ID;
  document.head.append(placeholder);
}

/** Makes words, dates and sorting of React Aria components Dutch, whatever the browser's language. */
export function Localised({ children }: { children: ReactNode }) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
