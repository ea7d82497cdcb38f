import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons';
import { mutedClass } from '../layout/Section';
import styles from './ChosenList.module.css';
import { fieldTexts } from './fieldTexts';
import { useReadOnly } from './ReadOnlyFields';

interface Chosen {
  id: string;
  name: string;
  /** The kind of choice, in a list of several kinds. */
  kind?: string;
  onRemove: () => void;
}

/** The choices so far, each with a button to remove it; renders nothing if there are none. */
export function ChosenList({ label, chosen }: { label: string; chosen: readonly Chosen[] }) {
  const readOnly = useReadOnly();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chosen.map(({ id, name, kind, onRemove }) => (
        <li key={id} className={styles.one}>
          <span className={styles.name}>{name}</span>
          {kind && <span className={mutedClass}>{kind}</span>}
          <IconButton
            size="s"
            icon={CloseIcon}
            label={fieldTexts.removeOf(name)}
            disabledReason={readOnly ? fieldTexts.readOnly : null}
            onClick={onRemove}
          />
        </li>
      ))}
    </ul>
  );
}
