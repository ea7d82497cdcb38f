import { useRef } from 'react';
import { type FileDropItem, useDrop } from 'react-aria-components';
import { Button } from '../buttons/Button';
import styles from './FileDrop.module.css';
import { UploadIcon } from '../icons';
import { fieldTexts } from './fieldTexts';
import { useReadOnly } from './ReadOnlyFields';

interface Props {
  label: string;
  /** The accepted types and size in words. */
  hint: string;
  /** The `accept` of a file input: `image/*,.pdf`. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  disabledReason?: string | null;
}

const isFile = (item: { kind: string }): item is FileDropItem => item.kind === 'file';

/** Takes files by button or by dropping; the text field handles pasting, with the same result. */
export function FileDrop({ label, hint, accept, multiple = false, onFiles, ...props }: Props) {
  const readOnly = useReadOnly();
  const disabledReason = props.disabledReason ?? (readOnly ? fieldTexts.readOnly : null);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled: disabledReason !== null,
    onDrop: ({ items }) => {
      void Promise.all(items.filter(isFile).map((item) => item.getFile())).then((files) =>
        onFiles(multiple ? files : files.slice(0, 1)),
      );
    },
  });
  return (
    <div
      {...dropProps}
      ref={place}
      className={styles.drop}
      role="group"
      aria-label={label}
      data-drop-target={isDropTarget || undefined}
    >
      <Button icon={UploadIcon} disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className={styles.hint}>{hint}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = '';
        }}
      />
    </div>
  );
}
