import { type KeyboardEvent, type ReactNode, useContext, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { appearanceChanged, selectFiltersPinned } from '@/core/appearance/appearanceSlice';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { IconButton } from '@/ui/buttons/IconButton';
import { ApplyFilters, FiltersOverRows, PaneTools } from '@/ui/filters/FoldingFilters';
import { FILTERS_PANE } from '@/ui/filters/FiltersToggle';
import { CloseIcon, PinIcon, PinOffIcon } from '@/ui/icons';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { filterTexts } from './filterTexts';

const focusPane = () => document.getElementById(FILTERS_PANE)?.focus();
/** What takes the focus may have to be drawn first. */
const focusPaneSoon = () => requestAnimationFrame(focusPane);
const focusToggleSoon = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[aria-controls="${FILTERS_PANE}"]`)?.focus(),
  );

function useLeave() {
  const { close } = usePanel('filters');
  return () => {
    close();
    focusToggleSoon();
  };
}

/** In the head of the filters: pins them beside the list, which is remembered, or folds them. */
export function FiltersTools({ apply }: { apply: string }) {
  const leave = useLeave();
  const place = useContext(FiltersPlace);
  const isDesktop = useSelector(selectDeviceMode) === 'desktop';
  if (place === 'page') return <ApplyFilters label={apply} onApply={leave} />;
  return (
    <PaneTools>
      {isDesktop && place !== 'aside' && <Pin />}
      {place !== 'beside' && (
        <IconButton size="s" icon={CloseIcon} label={filterTexts.close} onClick={leave} />
      )}
    </PaneTools>
  );
}

function Pin() {
  const dispatch = useDispatch();
  const { close } = usePanel('filters');
  const isPinned = useSelector(selectFiltersPinned);
  const pin = () => {
    dispatch(appearanceChanged({ filtersPinned: !isPinned }));
    close();
    if (isPinned) focusToggleSoon();
    else focusPaneSoon();
  };
  return (
    <IconButton
      size="s"
      icon={isPinned ? PinOffIcon : PinIcon}
      label={isPinned ? filterTexts.unpin : filterTexts.pin}
      onClick={pin}
    />
  );
}

/** Over the rows while they are asked for: the list beside them shows at once what they do. */
export function FiltersOver({ children }: { children: ReactNode }) {
  const leave = useLeave();
  useEffect(focusPane, []);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return <FiltersOverRows onKeyDown={escape}>{children}</FiltersOverRows>;
}
