import { Fragment, type ReactNode, type Ref } from 'react';
import { CopyButton } from '../buttons/CopyButton';
import type { IconComponent } from '../icons';
import { OneLine } from '../overlays/OneLine';
import type { MoreAction } from '../overlays/MoreMenu';
import { uiTexts } from '../uiTexts';
import styles from './RecordHeader.module.css';

interface RecordHeaderProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The address of the record, to copy; null while the record is being read. */
  link: { text: string; label: string; copiedLabel: string } | null;
  /** Comes later, in a place that is kept for it behind the title: nothing moves when it is there. */
  late?: ReactNode;
  /** A few actions, on the line of the title where there is room. */
  beside?: ReactNode;
  /** The title gives way to nothing beside it. */
  isTitleWhole?: boolean;
  /** Facts, actions, and what is to be said about them. */
  children: ReactNode;
}

/** What an opened record is and what can be done with it. */
export function RecordHeader(props: RecordHeaderProps) {
  const { title, headingRef, link, late, beside, isTitleWhole, children } = props;
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <div className={styles.titleLine} data-whole={isTitleWhole}>
          <h1
            className={styles.title}
            ref={headingRef}
            tabIndex={-1}
            data-tooltip={title}
            data-tooltip-when="truncated"
          >
            {title}
          </h1>
          {link !== null && <CopyButton key={link.text} {...link} />}
          {late && <div className={styles.late}>{late}</div>}
        </div>
        {beside}
      </div>
      {children}
    </header>
  );
}

/** The few things about a record that must be seen at once; holds `RecordFact`. */
export const RecordFacts = ({ children }: { children: ReactNode }) => (
  <ul className={styles.facts}>{children}</ul>
);

interface RecordFactProps {
  icon?: IconComponent;
  /** What it is; a fact that speaks for itself has none. */
  term?: string;
  children: ReactNode;
}

export function RecordFact({ icon: Icon, term, children }: RecordFactProps) {
  return (
    <li>
      {Icon && <Icon aria-hidden="true" size={14} />}
      {term !== undefined && <span className={styles.term}>{term}</span>}
      {children}
    </li>
  );
}

/** A fact that comes later, in a place that is kept for it; it stands last, where it takes what is left of the line. */
export const LateFact = ({ children }: { children: ReactNode }) => (
  <li className={styles.lateFact}>{children}</li>
);

/** Badges that say one thing together, closer to each other than facts; holds list items. */
export const RecordBadges = ({ label, children }: { label: string; children: ReactNode }) => (
  <RecordFact>
    <ul className={styles.badges} aria-label={label}>
      {children}
    </ul>
  </RecordFact>
);

interface RecordActionsProps {
  label: string;
  /** What cannot be done now, each with its reason. */
  later?: readonly MoreAction[];
  children: ReactNode;
}

/** The buttons of a record on one line, with what is out of sight or cannot be done now in a menu behind them. */
export const RecordActions = ({ label, later, children }: RecordActionsProps) => (
  <div className={styles.actions} role="group" aria-label={label}>
    <OneLine moreLabel={uiTexts.moreActions} more={later}>
      {children}
    </OneLine>
  </div>
);

interface RecordAction extends Omit<MoreAction, 'disabledReason' | 'icon'> {
  icon: IconComponent;
  /** Why it cannot be done now, or null. */
  whyNot: string | null;
}

interface RecordActionListProps<A extends RecordAction> {
  label: string;
  actions: readonly A[];
  /** The button of what can be done now. */
  children: (action: A) => ReactNode;
}

/** What can be done now as buttons, what cannot in the menu behind them. */
export function RecordActionList<A extends RecordAction>(props: RecordActionListProps<A>) {
  const { label, actions, children } = props;
  const later = actions.filter(({ whyNot }) => whyNot !== null);
  return (
    <RecordActions
      label={label}
      later={later.map(({ id, label: name, icon, whyNot, run }) => ({
        id,
        label: name,
        icon,
        disabledReason: whyNot,
        run,
      }))}
    >
      {actions.map(
        (action) => action.whyNot === null && <Fragment key={action.id}>{children(action)}</Fragment>,
      )}
    </RecordActions>
  );
}
