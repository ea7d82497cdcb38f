import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button';
import { fieldTexts } from '../fields/fieldTexts';
import { Banner } from './Banner';
import styles from './ConflictNotice.module.css';

const texts = fieldTexts.conflict;

/** A field with the value that a colleague gave it. */
interface TheirField {
  field: string;
  label: string;
  value: string;
}

interface ConflictNoticeProps<F extends TheirField> {
  /** The name of the colleague who changed the record. */
  children: ReactNode;
  theirs: readonly F[];
  onTake: (field: F['field']) => void;
  onKeep: () => void;
}

/** Shows above a form that a colleague changed the record meanwhile; the typed values stay (W5). */
export function ConflictNotice<F extends TheirField>(props: ConflictNoticeProps<F>) {
  const { children, theirs, onTake, onKeep } = props;
  const [viewing, setViewing] = useState(false);
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <>
          <Button size="s" aria-expanded={viewing} onClick={() => setViewing(!viewing)}>
            {viewing ? texts.hideView : texts.view}
          </Button>
          <Button size="s" onClick={onKeep}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      {children}
      {viewing && (
        <ul className={styles.fields}>
          {theirs.map(({ field, label, value }) => (
            <li key={field} className={styles.field}>
              <span className={styles.value}>
                <strong>{texts.theirs(label)}</strong> {value || texts.empty}
              </span>
              <Button
                size="s"
                variant="quiet"
                aria-label={texts.takeTheirsOf(label)}
                onClick={() => onTake(field)}
              >
                {texts.takeTheirs}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
