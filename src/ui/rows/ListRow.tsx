import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox';
import styles from './ListRow.module.css';
import { Truncated } from '../text/Truncated';

interface ListRowProps {
  /** All text of the row, as its accessible name. */
  name: string;
  title: string;
  href: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The record is open beside the list. */
  current: boolean;
  /** The label of the checkbox that selects the row; without a label the row has no checkbox. */
  selectLabel?: string;
  selected?: boolean;
  onSelect?: () => void;
  /** Two {@link RowLine}s. */
  children: ReactNode;
}

/** The class of a {@link ListRow}'s element in its list. */
export const listRowClass = styles['row'];

/** A record in a list: one link with the whole title above two lines, and a checkbox over its edge. */
export function ListRow(props: ListRowProps) {
  const { name, title, href, onOpen, current, selected = false, selectLabel, onSelect, children } = props;
  return (
    <>
      {selectLabel !== undefined && onSelect && (
        <Checkbox
          hideLabel
          className={styles['box']}
          label={selectLabel}
          checked={selected}
          onChange={onSelect}
        />
      )}
      <a
        className={styles['link']}
        href={href}
        onClick={onOpen}
        data-row-focus
        aria-label={name}
        {...(current && { 'aria-current': 'true' as const })}
      >
        <Truncated className={styles['subject']}>{title}</Truncated>
        {children}
      </a>
    </>
  );
}

const SEPARATOR = ' · ';

export interface RowFact {
  text: string;
  isPerson?: boolean;
}

/** The facts of a row, and the content at its end. Facts that do not fit are in the tooltip. */
export function RowLine({ facts, children }: { facts: readonly RowFact[]; children?: ReactNode }) {
  return (
    <>
      {children}
      <span
        className={styles['facts']}
        data-tooltip={facts.map(({ text }) => text).join(SEPARATOR)}
        data-tooltip-when="truncated"
      >
        {facts.map(({ text, isPerson }, index) => {
          const words = index > 0 ? SEPARATOR + text : text;
          return isPerson ? (
            <span key={index} className={styles['person']}>
              {words}
            </span>
          ) : (
            words
          );
        })}
      </span>
    </>
  );
}

export const RowCount = ({ children }: { children: ReactNode }) => (
  <span className={styles['count']}>{children}</span>
);
