import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox';
import styles from './ListRow.module.css';
import { Truncated } from '../text/Truncated';

interface ListRowProps {
  /** All that the row says, in words. */
  name: string;
  title: string;
  href: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** It is open beside the list. */
  current: boolean;
  /** Of the box to select it with; without it there is none. */
  selectLabel?: string;
  selected?: boolean;
  onSelect?: () => void;
  /** Two {@link RowLine}s. */
  children: ReactNode;
}

/** The place of a {@link ListRow} in its list. */
export const listRowClass = styles['row'];

/** One record in a list: one link with its title whole above two lines, and over its edge the box to select it with. */
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

/** The facts of a row, and what stands at its end. What does not fit is in the tooltip. */
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
