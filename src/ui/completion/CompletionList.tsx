import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Popover } from 'react-aria-components';
import { speak } from '../feedback/speak';
import { Localised } from '../layout/Localised';
import overlay from '../overlays/Overlay.module.css';
import type { CompletionGroup, CompletionOption } from './completion';
import styles from './CompletionList.module.css';
import { useActiveOption } from './useActiveOption';
import { useFieldListening } from './useFieldListening';

interface CompletionListProps {
  field: HTMLTextAreaElement;
  label: string;
  groups: readonly CompletionGroup[];
  /** The word that was searched for; when it changes, the first result becomes active again. */
  word: string;
  /** A text that is shown instead of the results, or below them. */
  note: string | null;
  /** The text that screen readers announce when the list opens. */
  announced: string;
  onChoose: (id: string) => void;
  /** Called when the text or the cursor of the field has changed. */
  onChange: () => void;
  onClose: () => void;
}

/**
 * A list at a text field, to choose from while the focus stays in the field (a listbox controlled by the field, as in
 * the ARIA practices). A field of several lines keeps the role of a text box, which does not allow `aria-expanded`.
 */
export function CompletionList(props: CompletionListProps) {
  const { field, label, groups, word, note, announced, onChoose, onChange, onClose } = props;
  const listId = useId();
  const { active, moveTo, step } = useActiveOption(groups, word);
  const optionId = (id: string) => `${listId}-${id}`;
  useTiedList(field, listId, active === null ? null : optionId(active));
  useSaid(announced, note);
  useFieldListening(field, {
    onStep: step,
    onEnter: () => {
      if (active !== null) onChoose(active);
      return active !== null;
    },
    onChange,
    onClose,
  });
  const trigger = useMemo(() => ({ current: field.closest('[data-field-frame]') ?? field }), [field]);

  return (
    <Localised>
      <Popover
        className={clsx(overlay.popover, styles.popover)}
        triggerRef={trigger}
        isOpen
        isNonModal
        placement="bottom start"
        aria-label={label}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          className={overlay.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ id, title, isFound, options }) => (
            <div
              key={id}
              role="group"
              aria-label={title ?? label}
              className={clsx(styles.group, !isFound && styles.always)}
            >
              {title !== null && (
                <div className={styles.title} aria-hidden>
                  {title}
                </div>
              )}
              {options.map((option) => (
                <Option
                  key={option.id}
                  id={optionId(option.id)}
                  option={option}
                  isActive={option.id === active}
                  onMove={() => moveTo(option.id)}
                  onChoose={() => onChoose(option.id)}
                />
              ))}
            </div>
          ))}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
      </Popover>
    </Localised>
  );
}

interface OptionProps {
  id: string;
  option: CompletionOption;
  isActive: boolean;
  onMove: () => void;
  onChoose: () => void;
}

function Option({ id, option: { label, detail, icon: Icon }, isActive, onMove, onChoose }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field handles the keys, because it keeps the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(overlay.item, isActive && styles.active)}
      onMouseMove={onMove}
      onClick={onChoose}
    >
      {Icon && <Icon aria-hidden size="1em" />}
      <span className={overlay.texts}>
        <span className={styles.line}>{label}</span>
        {detail && <span className={clsx(overlay.detail, styles.line)}>{detail}</span>}
      </span>
    </div>
  );
}

/** Ties the field to its list and to the active option by ARIA attributes. */
function useTiedList(field: HTMLTextAreaElement, listId: string, activeId: string | null): void {
  useEffect(() => {
    const own = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(own)) field.setAttribute(name, value);
    return () => Object.keys(own).forEach((name) => field.removeAttribute(name));
  }, [field, listId]);
  useEffect(() => {
    if (activeId !== null) field.setAttribute('aria-activedescendant', activeId);
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);
}

/** Announces the open list once, and its note whenever the note changes; a key alone announces nothing. */
function useSaid(announced: string, note: string | null): void {
  const first = useRef(announced);
  useEffect(() => speak(first.current), []);
  useEffect(() => {
    if (note !== null) speak(note);
  }, [note]);
}
