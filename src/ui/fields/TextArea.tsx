import clsx from 'clsx';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  type TextareaHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { sendByKey } from '@/lib/keys';
import { speak } from '../feedback/speak';
import { Field, type FieldTexts, describedBy } from './Field';
import fieldStyles from './Field.module.css';
import { useReadOnly } from './ReadOnlyFields';
import styles from './TextArea.module.css';
import { fieldTexts } from './fieldTexts';
import { usePastedFiles } from './usePastedFiles';

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value' | 'required' | 'className' | 'onSubmit'
>;

export interface TextAreaProps extends FieldTexts, NativeProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** The field grows with its text up to this number of lines. */
  maxRows?: number;
  /** The maximum number of characters; more can be typed, which shows an error at once. */
  limit?: number | undefined;
  /** Called on Ctrl+Enter (⌘+Enter). */
  onSubmit?: (() => void) | undefined;
  onPasteFiles?: ((files: File[]) => void) | undefined;
  textareaRef?: Ref<HTMLTextAreaElement> | undefined;
  /** A tool for the text, at the end of the field and within its frame. */
  tool?: ReactNode;
  className?: string | undefined;
}

const ANNOUNCED_AT: readonly number[] = [20, 10, 0];

/** Announces when 20, 10 or no characters are left, and when the limit is exceeded; never per key. */
function useSpokenLimit(left: number | null) {
  const previous = useRef(left);
  useEffect(() => {
    const before = previous.current;
    previous.current = left;
    if (left === null || before === null || left >= before) return;
    if (left < 0 && before >= 0) speak(fieldTexts.charactersOver(-left));
    else if (ANNOUNCED_AT.some((mark) => left <= mark && mark < before) && left >= 0) {
      speak(fieldTexts.charactersLeft(left));
    }
  }, [left]);
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, error, required, value, onChange, ...rest } = props;
  const {
    rows = 3,
    maxRows = 12,
    limit,
    onSubmit,
    onPasteFiles,
    textareaRef,
    tool,
    className,
    id: givenId,
    ...more
  } = rest;
  const { onKeyDown, onPaste, ...attributes } = more;
  const ownId = useId();
  const id = givenId ?? ownId;
  const readOnly = useReadOnly();
  const left = limit === undefined ? null : limit - value.length;
  const tooLong = left !== null && left < 0 ? fieldTexts.charactersOver(-left) : null;
  const texts = { label, hideLabel, description, error: error ?? tooLong, required };
  useSpokenLimit(left);
  const pasted = usePastedFiles(readOnly ? undefined : onPasteFiles, () =>
    document.getElementById(id)?.focus(),
  );

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!onSubmit || !sendByKey(event.nativeEvent, onSubmit)) onKeyDown?.(event);
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (!pasted.paste(event)) onPaste?.(event);
  }

  const counter = limit !== undefined && (
    <span className={clsx(styles.counter, tooLong && styles.over)} aria-hidden>
      {fieldTexts.count(value.length, limit)}
    </span>
  );
  return (
    <Field {...texts} id={id} className={className} aside={counter}>
      <div className={clsx(fieldStyles.control, styles.control)} data-field-frame>
        <textarea
          readOnly={readOnly}
          {...describedBy(id, texts)}
          {...attributes}
          ref={textareaRef}
          id={id}
          rows={rows}
          value={value}
          style={{ '--rows': rows, '--max-rows': maxRows } as CSSProperties}
          className={clsx(fieldStyles.input, styles.input)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
          onPaste={paste}
        />
        {tool}
      </div>
      {value !== '' && pasted.offer}
    </Field>
  );
}
