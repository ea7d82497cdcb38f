import { useContext, useEffect, useEffectEvent } from 'react';
import { useFilters } from '@/core/hooks/useFilters';
import { IconButton } from '@/ui/buttons/IconButton';
import { ApplyFilters, PaneTools } from '@/ui/filters/FoldingFilters';
import { FILTERS_PANE } from '@/ui/filters/FiltersToggle';
import { CloseIcon } from '@/ui/icons';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { filterTexts } from './filterTexts';

/** Waits a frame, since the toggle may have to be drawn first. */
const focusToggleSoon = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[aria-controls="${FILTERS_PANE}"]`)?.focus(),
  );

/** Leaves the filters on Escape, unless one of their fields used it. */
function useEscape(leave: () => void) {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const pane = document.getElementById(FILTERS_PANE);
    if (event.key !== 'Escape' || event.defaultPrevented || !pane?.contains(event.target as Node)) return;
    event.preventDefault();
    leave();
  });
  useEffect(() => {
    /* Listens at the document, so that the fields handle the key first. */
    const listen = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The tools in the head of the filters. Folded filters are remembered only where they fit beside all other content. */
export function FiltersTools({ apply }: { apply: string }) {
  const place = useContext(FiltersPlace);
  const { close } = useFilters(place === 'beside');
  const leave = () => {
    close();
    focusToggleSoon();
  };
  useEscape(leave);
  if (place === 'page') return <ApplyFilters label={apply} onApply={leave} />;
  return (
    <PaneTools>
      <IconButton size="s" icon={CloseIcon} label={filterTexts.close} onClick={leave} />
    </PaneTools>
  );
}
