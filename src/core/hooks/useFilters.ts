import { useDispatch, useSelector } from 'react-redux';
import { appearanceChanged, selectFiltersPinned } from '../appearance/appearanceSlice';
import { usePanel } from './usePanel';

export interface FoldingFilters {
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/** Filters that fold. Where there is room for them beside all else that is remembered, elsewhere it lasts as long as the screen. */
export function useFilters(haveRoom: boolean): FoldingFilters {
  const dispatch = useDispatch();
  const isPinned = useSelector(selectFiltersPinned);
  const panel = usePanel('filters');
  if (!haveRoom) return panel;
  const pin = (filtersPinned: boolean) => void dispatch(appearanceChanged({ filtersPinned }));
  return { open: isPinned, toggle: () => pin(!isPinned), close: () => pin(false) };
}
