import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Shortcut } from '@/core/shortcuts/defineShortcuts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { type AnyList, visibleIds } from '../listState';

interface FirstKeyProps<State> {
  list: { path: string; select: (state: State) => AnyList };
  shortcut: Shortcut;
}

/** The key 'n' opens the first record while none is open. Afterwards the open record decides what the key opens. */
export function FirstKey<State>({ list, shortcut }: FirstKeyProps<State>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id } = useParams();
  const first = useSelector((state: State) => visibleIds(list.select(state))[0]);
  const when = id === undefined && first !== undefined;
  useShortcut(shortcut, () => void navigate(`${list.path}/${first ?? ''}${search}`), when);
  return null;
}
