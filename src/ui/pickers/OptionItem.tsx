import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { CheckIcon, type IconComponent } from '../icons';
import styles from '../overlays/Overlay.module.css';

interface Props {
  id: string;
  label: string;
  description?: string | null | undefined;
  icon?: IconComponent | undefined;
  aside?: ReactNode;
}

/** An option in an opened list: its text, an optional second line, and a mark when it is selected. */
export function OptionItem({ id, label, description, icon: Icon, aside }: Props) {
  return (
    <ListBoxItem id={id} textValue={label} className={styles.item ?? ''}>
      {({ isSelected }) => (
        <>
          {Icon && <Icon aria-hidden size="1em" />}
          <span className={styles.texts}>
            <span>{label}</span>
            {description && <span className={styles.detail}>{description}</span>}
          </span>
          {aside}
          <span className={styles.check}>{isSelected && <CheckIcon aria-hidden size="1rem" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
