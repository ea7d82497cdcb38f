import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { type AnyList, visibleIds } from '../listState';
import { listKeysTexts as texts } from './listKeysTexts';

interface FirstKeyProps<State> {
  list: { path: string; select: (state: State) => AnyList };
  /** Under which the key is listed. */
  group: string;
}

/** 'n' opens the first record while none is open; from then on it is for the record to say what it opens. */
export function FirstKey<State>({ list, group }: FirstKeyProps<State>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id } = useParams();
  const first = useSelector((state: State) => visibleIds(list.select(state))[0]);
  const when = id === undefined && first !== undefined;
  useShortcut({ keys: 'n', label: texts.first, group, when }, () => {
    void navigate(`${list.path}/${first ?? ''}${search}`);
  });
  return null;
}
