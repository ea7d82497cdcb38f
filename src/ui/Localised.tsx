import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Dutch words, dates and sorting for what stands on React Aria, whatever the browser's language is. */
export function Localised({ children }: { children: ReactNode }) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
