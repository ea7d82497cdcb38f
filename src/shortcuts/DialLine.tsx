import { useCall } from '@/core/telephony/calling';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon } from '@/ui/icons';
import styles from './Shortcuts.module.css';
import type { DialShortcut } from './shortcuts';
import { shortcutsTexts as texts } from './shortcutsTexts';

interface DialLineProps {
  dial: DialShortcut;
  onDone: () => void;
}

/** Calls the number for who is logged in to telephony, else copies it; a text that is no number is only shown. */
export function DialLine({ dial: { name, number, detail }, onDone }: DialLineProps) {
  const calling = useCall();
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {number !== null && calling === null && (
        <CopyButton text={number} label={texts.copy(name)} copiedLabel={texts.copied} />
      )}
      {number !== null && calling !== null && (
        <IconButton
          size="s"
          icon={PhoneIcon}
          label={texts.call(name, detail)}
          disabledReason={calling.whyNot}
          onClick={() => {
            onDone();
            calling.call(number);
          }}
        />
      )}
    </>
  );
}
