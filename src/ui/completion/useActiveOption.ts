import { useState } from 'react';
import type { CompletionGroup } from './completion';

/** Returns the active option: the first result of the search for `word`, until the user moves to another option. */
export function useActiveOption(groups: readonly CompletionGroup[], word: string) {
  const [moved, setMoved] = useState<{ word: string; id: string } | null>(null);
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const first = groups.find(({ isFound }) => isFound)?.options[0]?.id ?? null;
  const isMoved = moved !== null && moved.word === word && ids.includes(moved.id);
  const active = isMoved ? moved.id : first;
  const moveTo = (id: string | undefined) => {
    if (id !== undefined && id !== active) setMoved({ word, id });
  };
  return {
    active,
    moveTo,
    /** Moves by one option and wraps around at the ends. */
    step: (by: 1 | -1) => {
      const at = active === null ? -1 : ids.indexOf(active);
      const next = at < 0 && by < 0 ? -1 : at + by;
      moveTo(ids.at(next % ids.length));
    },
  };
}
