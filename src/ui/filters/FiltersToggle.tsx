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

/** Folds the pane of the filters away and back. */
export function FiltersToggle({ open, label, onToggle }: FiltersToggleProps) {
  return (
    <Button icon={FilterIcon} aria-expanded={open} aria-controls={FILTERS_PANE} onClick={onToggle}>
      {label}
    </Button>
  );
}
