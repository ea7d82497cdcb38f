import { useEffect, useState } from 'react';
import { speak } from '../feedback/speak';
import { CheckIcon, CopyIcon } from '../icons';
import { IconButton } from './IconButton';
import { uiTexts } from '../uiTexts';

interface CopyButtonProps {
  text: string;
  /** For example 'Telefoonnummer kopiëren'. */
  label: string;
  /** For example 'Telefoonnummer gekopieerd': announced, and shown for two seconds. */
  copiedLabel: string;
  onCopied?: (() => void) | undefined;
  /** Use -1 where the arrow keys reach the button. */
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
