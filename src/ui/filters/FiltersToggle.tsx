import { Button } from '../buttons/Button';
import { FilterIcon } from '../icons';

/** The id of the pane that holds the fields. */
export const FILTERS_PANE = 'filters-pane';

interface FiltersToggleProps {
  open: boolean;
  /** The label of the button, which includes the number of active filters. */
  label: string;
  onToggle: () => void;
}

/** Focuses the pane a frame later, since the pane may have to be drawn first. */
const focusPaneSoon = () => requestAnimationFrame(() => document.getElementById(FILTERS_PANE)?.focus());

/** Folds the filter pane; unfolding it moves the focus into it. */
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
