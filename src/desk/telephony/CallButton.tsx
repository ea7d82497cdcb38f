import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ariaKeys, type Shortcut } from '@/core/shortcuts/defineShortcuts';
import { Button } from '@/ui/buttons/Button';
import type { IconComponent } from '@/ui/icons';
import styles from './CallButton.module.css';
import { telephonyTexts } from './telephonyTexts';

const { bar: texts } = telephonyTexts;

interface CallWordProps {
  word: string;
  isAlways?: boolean | undefined;
}

/** The word of a button with an icon: visible from 1366 px on, or always. */
export const CallWord = ({ word, isAlways = false }: CallWordProps) => (
  <span className={clsx(styles.word, isAlways && styles.always)}>{word}</span>
);

interface CallButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'disabledReason'> {
  icon: IconComponent;
  word: string;
  /** The person or the number that the call is with. */
  who: string;
  shortcut?: Shortcut;
  pressed?: boolean;
  isWordShown?: boolean;
  className?: string | undefined;
  onClick: () => void;
}

/** A button for a call, named by its action, the other party and its key. */
export function CallButton(props: CallButtonProps) {
  const { word, who, shortcut, pressed, isWordShown, className, disabledReason, ...rest } = props;
  const name = texts.ofCall(word, who);
  const tooltip = shortcut ? texts.withKey(name, shortcut.keys) : name;
  return (
    <Button
      {...rest}
      size="s"
      className={clsx(styles.action, pressed && styles.pressed, className)}
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      disabledReason={disabledReason}
      data-tooltip={disabledReason == null ? tooltip : `${name}: ${disabledReason}`}
    >
      <CallWord word={word} isAlways={isWordShown} />
    </Button>
  );
}
