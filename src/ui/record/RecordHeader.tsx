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
  /** The address of the record, to copy; null while the record is loading. */
  link: { text: string; label: string; copiedLabel: string } | null;
  /** Content that loads later; its place behind the title is reserved, so that nothing moves when it arrives. */
  late?: ReactNode;
  /** A few actions, on the line of the title if there is room. */
  beside?: ReactNode;
  /** The title is not shortened for the content beside it. */
  isTitleWhole?: boolean;
  /** Facts, actions and notices. */
  children: ReactNode;
}

/** The head of an opened record: its title, facts and actions. */
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

/** The few facts about a record that must be visible at once; its children are `RecordFact`s. */
export const RecordFacts = ({ children }: { children: ReactNode }) => (
  <ul className={styles.facts}>{children}</ul>
);

interface RecordFactProps {
  icon?: IconComponent;
  /** The name of the fact; omitted if the fact speaks for itself. */
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

/** A fact that loads later in a reserved place; it comes last and takes the rest of the line. */
export const LateFact = ({ children }: { children: ReactNode }) => (
  <li className={styles.lateFact}>{children}</li>
);

/** Related badges, closer to each other than facts; its children are list items. */
export const RecordBadges = ({ label, children }: { label: string; children: ReactNode }) => (
  <RecordFact>
    <ul className={styles.badges} aria-label={label}>
      {children}
    </ul>
  </RecordFact>
);

interface RecordActionsProps {
  label: string;
  /** Actions that are unavailable now, each with its reason. */
  later?: readonly MoreAction[];
  children: ReactNode;
}

/** The buttons of a record on one line; a menu behind them has the hidden and the unavailable actions. */
export const RecordActions = ({ label, later, children }: RecordActionsProps) => (
  <div className={styles.actions} role="group" aria-label={label}>
    <OneLine moreLabel={uiTexts.moreActions} more={later}>
      {children}
    </OneLine>
  </div>
);

interface RecordAction extends Omit<MoreAction, 'disabledReason' | 'icon'> {
  icon: IconComponent;
  /** The reason why the action is unavailable now, or null. */
  whyNot: string | null;
}

interface RecordActionListProps<A extends RecordAction> {
  label: string;
  actions: readonly A[];
  /** Renders the button of an available action. */
  children: (action: A) => ReactNode;
}

/** Shows available actions as buttons and the others in the menu behind them. */
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
