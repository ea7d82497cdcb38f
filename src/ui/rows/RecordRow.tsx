import type { ReactNode } from 'react';
import { Clamped } from '../text/Clamped';
import styles from './RecordRow.module.css';

interface RecordRowProps {
  /** Small buttons; their place is reserved if there are none. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A record in a list: its text, or the link around it, with its actions at the end. */
export const RecordRow = ({ actions, children }: RecordRowProps) => (
  <div className={styles.row} data-record>
    {children}
    <span className={styles.actions}>{actions}</span>
  </div>
);

/** The class of the element around the text of a row. */
export const recordClass = styles.record;

interface RecordWordsProps {
  /** An icon or avatar. */
  mark: ReactNode;
  name: ReactNode;
  /** Roles, alerts or a status, for a list whose records have them. */
  badges?: ReactNode;
  /** The facts, in the same order in every row; an empty fact keeps its column. */
  facts?: readonly ReactNode[];
}

/**
 * Columns that align between the rows where there is room, otherwise two lines: the name with its badges, and the
 * facts.
 */
export const RecordWords = ({ mark, name, badges, facts = [] }: RecordWordsProps) => (
  <>
    <span className={styles.mark}>{mark}</span>
    <span className={styles.words}>
      <span className={styles.columns}>
        <span className={styles.first}>
          <Clamped className={styles.name}>{name}</Clamped>
          {badges !== undefined && <span className={styles.badges}>{badges}</span>}
        </span>
        {facts.length > 0 && (
          <span className={styles.facts}>
            {facts.map((fact, column) => (
              <span key={column} className={styles.fact}>
                {fact}
                {fact && facts.slice(column + 1).some(Boolean) && (
                  <span className={styles.between}>{' · '}</span>
                )}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  </>
);
