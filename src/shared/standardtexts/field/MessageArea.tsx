import { type InputEvent, useId, useState } from 'react';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { formKeys } from '@/core/shortcuts/commonShortcutTexts';
import { IconButton } from '@/ui/buttons/IconButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { TextArea, type TextAreaProps } from '@/ui/fields/TextArea';
import { SlashIcon } from '@/ui/icons';
import type { About } from './about';
import styles from './MessageArea.module.css';
import { messageAreaTexts as texts } from './messageAreaTexts';
import { type Place, placeAtSlash } from './place';

const StandardTexts = lazyRegion(async () => (await import('./StandardTexts')).StandardTexts);

interface MessageAreaProps extends TextAreaProps {
  person?: About | null;
}

/** A field for a message or note. The key '/' and a button open the standard texts, whose code loads at that moment. */
export function MessageArea({ person = null, ...field }: MessageAreaProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const [opened, setOpened] = useState<{ field: HTMLTextAreaElement; place: Place } | null>(null);

  const openAtSlash = ({ currentTarget, nativeEvent }: InputEvent<HTMLTextAreaElement>) => {
    if (!nativeEvent.data?.endsWith('/')) return;
    const place = placeAtSlash(currentTarget.value, currentTarget.selectionEnd);
    if (place !== null) setOpened({ field: currentTarget, place });
  };
  const openAtCursor = () => {
    const target = document.getElementById(id) as HTMLTextAreaElement;
    target.focus();
    setOpened({ field: target, place: { start: target.selectionEnd, wordStart: target.selectionEnd } });
  };

  return (
    <>
      <TextArea
        {...field}
        id={id}
        aria-keyshortcuts={ariaKeys(formKeys.standardText)}
        onInput={openAtSlash}
        tool={
          !readOnly && (
            <IconButton
              icon={SlashIcon}
              size="s"
              label={texts.open}
              tabIndex={-1}
              className={styles.button}
              onMouseDown={(event) => event.preventDefault()}
              onClick={openAtCursor}
            />
          )
        }
      />
      {opened && <StandardTexts {...opened} person={person} onClose={() => setOpened(null)} />}
    </>
  );
}
