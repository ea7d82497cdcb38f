import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button';
import { pagingTexts } from './pagingTexts';

/** The number of items rendered at first; a list that arrives whole may have thousands. */
const SHOWN_AT_FIRST = 20;

interface FirstOnesProps<T> {
  items: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** Renders the first items of a list that arrived in one answer, and the others on request. */
export function FirstOnes<T>({ items, children }: FirstOnesProps<T>) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN_AT_FIRST);
  const rest = items.length - shown.length;
  return (
    <>
      {children(shown)}
      {rest > 0 && (
        <Button size="s" variant="quiet" onClick={() => setAll(true)}>
          {pagingTexts.showRest(rest)}
        </Button>
      )}
    </>
  );
}
