import clsx from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { type FieldTexts, FieldNotes, RequiredMark } from '../fields/Field';
import fieldStyles from '../fields/Field.module.css';
import { useReadOnly } from '../fields/ReadOnlyFields';
import textStyles from '../text/HtmlText.module.css';
import styles from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { hasKept } from './kept';
import { richTextTexts } from './richTextTexts';
import { useEditor } from './useEditor';

interface RichTextFieldProps extends FieldTexts {
  /** HTML; unsafe parts are removed from it. */
  value: string;
  onChange: (html: string) => void;
}

/** A field for formatted text, which shows the text as its readers see it. */
export function RichTextField({ label, description, error, required, value, onChange }: RichTextFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const readOnly = useReadOnly();
  const isInvalid = Boolean(error);
  const notes = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      class: clsx(textStyles.text, styles.text),
      ...(notes && { 'aria-describedby': notes }),
      ...(required && { 'aria-required': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [id, notes, required, readOnly, isInvalid],
  );
  const { isCut, ...editor } = useEditor({ place, value, onChange, readOnly, attributes });
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={styles.frame} data-invalid={isInvalid || undefined}>
        <RichTextToolbar label={label} {...editor} />
        <div ref={place} className={styles.place} />
      </div>
      {hasKept(editor.state.doc) && <p className={fieldStyles.description}>{richTextTexts.keptNote}</p>}
      {isCut && <p className={fieldStyles.description}>{richTextTexts.cutNote}</p>}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}
