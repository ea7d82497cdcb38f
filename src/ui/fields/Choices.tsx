import type { IconComponent } from '../icons';
import { Button } from '../buttons/Button';
import styles from './Choices.module.css';
import { fieldTexts } from './fieldTexts';
import { useReadOnly } from './ReadOnlyFields';

interface ChoicesProps<T> {
  label: string;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  /** Returns a key for each choice of a list that changes, so that a choice keeps its button and the focus. */
  keyOf?: (choice: T) => string;
  iconOf?: (choice: T) => IconComponent;
  isChosen: (choice: T) => boolean;
  onChoose: (choice: T) => void;
}

/** A group of buttons for a few choices. */
export function Choices<T>({ label, choices, nameOf, keyOf, iconOf, isChosen, onChoose }: ChoicesProps<T>) {
  const readOnly = useReadOnly();
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map((choice, index) => (
        <Button
          key={keyOf?.(choice) ?? index}
          size="s"
          aria-pressed={isChosen(choice)}
          disabledReason={readOnly ? fieldTexts.readOnly : null}
          onClick={() => onChoose(choice)}
          {...(iconOf && { icon: iconOf(choice) })}
        >
          {nameOf(choice)}
        </Button>
      ))}
    </div>
  );
}
