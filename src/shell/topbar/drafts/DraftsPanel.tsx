import { clsx } from 'clsx';
import { type RefObject, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router';
import { draftCleared, draftSaved } from '@/core/drafts/draftsSlice';
import { draftText, type OpenDraft, selectOpenDrafts } from '@/core/drafts/openDrafts';
import { paths } from '@/core/paths';
import { Button } from '@/ui/buttons/Button';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronRightIcon, TrashIcon, UndoIcon } from '@/ui/icons';
import { Time } from '@/ui/text/Time';
import { Truncated } from '@/ui/text/Truncated';
import styles from './DraftsPanel.module.css';
import panel from '../PanelList.module.css';
import { draftsTexts as texts } from '../../lateShellTexts';

/** A longer text does not fit on one line. */
const SHORT = 40;

const places: readonly (readonly [pattern: string, name: string])[] = [
  [paths.taskMessages, texts.places.messages],
  [paths.taskEdit, texts.places.edit],
  [paths.taskLink, texts.places.link],
  [paths.task + '/*', texts.places.task],
];
const pathOf = (href: string): string => href.replace(/[?#].*$/, '');
const placeOf = (href: string): string | undefined =>
  places.find(([pattern]) => matchPath(pattern, pathOf(href)))?.[1];

function DraftWords({ text }: { text: string }) {
  if (text.length <= SHORT && !text.includes('\n')) return <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.text}>
      <summary>
        <ChevronRightIcon className={styles.chevron} aria-hidden />
        <Truncated className={styles.beginning}>{text}</Truncated>
        <span className={styles.less}>{texts.less}</span>
      </summary>
      <p className={styles.whole}>{text}</p>
    </details>
  );
}

interface ItemProps {
  draft: OpenDraft;
  onChosen: () => void;
  onRemove: () => void;
}

function DraftItem({ draft: { label, value, savedAt }, onChosen, onRemove }: ItemProps) {
  const isHere = useLocation().pathname === pathOf(label.href);
  const { title, href } = label;
  const text = draftText(value);
  return (
    <li className={clsx(panel.item, styles.item)}>
      <div className={panel.words}>
        <Link to={href} className={styles.title} onClick={onChosen}>
          {title}
        </Link>
        <p className={panel.meta}>
          <span>{placeOf(href)}</span>
          <Time instant={new Date(savedAt).toISOString()} mode="moment" />
        </p>
      </div>
      <div className={styles.tools}>
        <CopyButton text={text} label={texts.copy(title)} copiedLabel={texts.copied} />
        <IconButton
          size="s"
          icon={TrashIcon}
          label={texts.remove(title)}
          disabledReason={isHere ? texts.removeOpen : null}
          onClick={onRemove}
        />
      </div>
      <DraftWords text={text} />
    </li>
  );
}

function Removed({ title, undo }: { title: string; undo: () => void }) {
  return (
    <div className={styles.removed} role="status">
      <p>{texts.removed(title)}</p>
      <Button variant="quiet" size="s" icon={UndoIcon} onClick={undo}>
        {texts.undo}
      </Button>
    </div>
  );
}

/** The last removed draft, until the panel closes. The heading is focused, so that the focus stays in the panel. */
function useRemoval(heading: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<OpenDraft | null>(null);
  return {
    removed,
    remove: (draft: OpenDraft) => {
      setRemoved(draft);
      dispatch(draftCleared(draft.key));
      heading.current?.focus();
    },
    undo: ({ key, value, label }: OpenDraft) => {
      setRemoved(null);
      dispatch(draftSaved(key, value, label));
      heading.current?.focus();
    },
  };
}

export function DraftsPanel({ onChosen }: { onChosen: () => void }) {
  const drafts = useSelector(selectOpenDrafts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed, remove, undo } = useRemoval(heading);
  return (
    <div className={panel.content}>
      <h2 className={panel.heading} tabIndex={-1} ref={heading}>
        {texts.label}
      </h2>
      <p className={styles.hint}>{drafts.length === 0 ? texts.empty : texts.hint}</p>
      {removed && <Removed title={removed.label.title} undo={() => undo(removed)} />}
      <ul className={panel.list}>
        {drafts.map((draft) => (
          <DraftItem
            key={draft.key}
            draft={draft}
            onChosen={onChosen}
            onRemove={() => {
              remove(draft);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
