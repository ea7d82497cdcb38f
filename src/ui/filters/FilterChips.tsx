import { Button } from '../buttons/Button';
import styles from './FilterChips.module.css';
import { CloseIcon } from '../icons';

interface FilterChipsProps {
  label: string;
  chips: readonly { label: string; removeLabel: string }[];
  onRemove: (index: number) => void;
  clearLabel: string;
  onClear: () => void;
}

/** The active filters of a list, each with a button to remove it. */
export const FilterChips = ({ label, chips, onRemove, clearLabel, onClear }: FilterChipsProps) => (
  <ul className={styles['chips']} aria-label={label}>
    {chips.map((chip, index) => (
      <li key={chip.label} className={styles['place']}>
        <button
          type="button"
          className={styles['chip']}
          aria-label={chip.removeLabel}
          onClick={() => onRemove(index)}
        >
          <span className={styles['words']}>{chip.label}</span>
          <CloseIcon aria-hidden size={12} />
        </button>
      </li>
    ))}
    <li>
      <Button size="s" variant="quiet" onClick={onClear}>
        {clearLabel}
      </Button>
    </li>
  </ul>
);
