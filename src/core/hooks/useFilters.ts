import { useDispatch, useSelector } from 'react-redux';
import { appearanceChanged, selectFiltersPinned } from '../appearance/appearanceSlice';
import { usePanel } from './usePanel';

export interface FoldingFilters {
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * Foldable filters. Where there is room beside the list, the choice is remembered; otherwise it lasts as long as the
 * screen.
 */
export function useFilters(haveRoom: boolean): FoldingFilters {
  const dispatch = useDispatch();
  const isPinned = useSelector(selectFiltersPinned);
  const panel = usePanel('filters');
  if (!haveRoom) return panel;
  const pin = (filtersPinned: boolean) => void dispatch(appearanceChanged({ filtersPinned }));
  return { open: isPinned, toggle: () => pin(!isPinned), close: () => pin(false) };
}
