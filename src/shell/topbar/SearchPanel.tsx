import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AreaAction, MenuEntry } from '@/core/area';
import { selectMayAny } from '@/core/session/sessionSlice';
import { listActions, SearchPalette } from '@/search';
import { useEntries } from '../menu/useEntries';
import { shellActions } from '../shellActions';
import type { SearchPlaces } from './GlobalSearch';
import { globalSearchTexts } from './globalSearchTexts';

const toScreen = ({ to, title, icon, needs }: MenuEntry): AreaAction => ({
  title: globalSearchTexts.goTo(title),
  icon,
  needs,
  does: { goTo: to },
});

/** The search with every screen of the menu and everything that can be done, as far as this person may. */
export function SearchPanel({ menu, actions, onClose }: SearchPlaces & { onClose: () => void }) {
  const mayAny = useSelector(selectMayAny);
  const screens = useEntries(menu);
  const listed = new Set(listActions.map(({ does }) => 'goTo' in does && does.goTo));
  const others = screens.filter(({ to }) => !listed.has(to));
  const all = [...others.map(toScreen), ...listActions, ...actions, ...shellActions];
  const store = useStore();
  const [possible] = useState(() =>
    all.filter(({ isPossible }) => isPossible === undefined || isPossible(store.getState() as never)),
  );
  const allowed = possible.filter(({ needs }) => needs.length === 0 || mayAny(...needs));
  return <SearchPalette actions={allowed} onClose={onClose} />;
}
