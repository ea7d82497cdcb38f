import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AreaAction, LateActions, MenuEntry } from '@/core/area';
import { useIsThere } from '@/core/config/useIsThere';
import { selectMayAny } from '@/core/session/sessionSlice';
import { listActions, SearchPalette } from '@/work/search';
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

/** Loads more actions when the panel opens. Actions whose code cannot be fetched are left out. */
function useLateActions(late: readonly LateActions[]): readonly AreaAction[] {
  const [actions, setActions] = useState<readonly AreaAction[]>([]);
  useEffect(() => {
    for (const load of late)
      load().then(
        (loaded) => setActions((before) => [...before, ...loaded]),
        () => undefined,
      );
  }, [late]);
  return actions;
}

/** Decides once whether an action is possible, so that the actions keep their places while the search is open. */
function usePossible() {
  const store = useStore<object>();
  const [state] = useState(() => store.getState());
  const isThere = useIsThere();
  return (action: AreaAction) => isThere(action) && (action.isPossible?.(state) ?? true);
}

/** The search, with every screen of the menu and every action that this person may use. */
export function SearchPanel({ menu, actions, lateActions, onClose }: SearchPlaces & { onClose: () => void }) {
  const mayAny = useSelector(selectMayAny);
  const screens = useEntries(menu);
  const listed = new Set(listActions.map(({ does }) => 'goTo' in does && does.goTo));
  const others = screens.filter(({ to }) => !listed.has(to));
  const late = useLateActions(lateActions);
  const all = [...others.map(toScreen), ...listActions, ...actions, ...late, ...shellActions];
  const possible = all.filter(usePossible());
  const allowed = possible.filter(({ needs }) => needs.length === 0 || mayAny(...needs));
  return <SearchPalette actions={allowed} onClose={onClose} />;
}
