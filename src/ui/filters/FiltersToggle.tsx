import { Button } from '../buttons/Button';
import { FilterIcon } from '../icons';

interface FiltersToggleProps {
  open: boolean;
  /** Says how many filters are on. */
  label: string;
  onToggle: () => void;
}

/** Folds the pane of the filters away and back. */
export function FiltersToggle({ open, label, onToggle }: FiltersToggleProps) {
  return (
    <Button size="s" icon={FilterIcon} aria-expanded={open} aria-controls="filters" onClick={onToggle}>
      {label}
    </Button>
  );
}
