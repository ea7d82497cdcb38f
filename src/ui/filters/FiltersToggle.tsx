import { Button } from '../buttons/Button';
import { FilterIcon } from '../icons';

/** Of the pane that holds the fields. */
export const FILTERS_PANE = 'filters-pane';

interface FiltersToggleProps {
  open: boolean;
  /** Says how many filters are on. */
  label: string;
  onToggle: () => void;
}

/** The pane may have to be drawn first. */
const focusPaneSoon = () => requestAnimationFrame(() => document.getElementById(FILTERS_PANE)?.focus());

/** Folds the pane of the filters away and back; whoever unfolds it is in it at once. */
export function FiltersToggle({ open, label, onToggle }: FiltersToggleProps) {
  const toggle = () => {
    onToggle();
    if (!open) focusPaneSoon();
  };
  return (
    <Button icon={FilterIcon} aria-expanded={open} aria-controls={FILTERS_PANE} onClick={toggle}>
      {label}
    </Button>
  );
}
