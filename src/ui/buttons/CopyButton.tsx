import { useEffect, useState } from 'react';
import { speak } from '../feedback/speak';
import { CheckIcon, CopyIcon } from '../icons';
import { IconButton } from './IconButton';
import { uiTexts } from '../uiTexts';

interface CopyButtonProps {
  text: string;
  /** The name of the button, for example 'Telefoonnummer kopiëren'. */
  label: string;
  /** The message that is announced, and shown for two seconds, for example 'Telefoonnummer gekopieerd'. */
  copiedLabel: string;
  onCopied?: (() => void) | undefined;
  /** -1 keeps the button out of the tab order where the arrow keys reach it. */
  tabIndex?: number;
}

const SHOWN_MS = 2_000;

/** Copies a text; the focus stays where it is. */
export function CopyButton({ text, label, copiedLabel, onCopied, tabIndex }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      speak(copiedLabel);
      onCopied?.();
    } catch {
      speak(uiTexts.copyFailed, 'assertive');
    }
  }

  return (
    <IconButton
      size="s"
      tabIndex={tabIndex}
      icon={copied ? CheckIcon : CopyIcon}
      label={copied ? copiedLabel : label}
      onClick={() => void copy()}
    />
  );
}
