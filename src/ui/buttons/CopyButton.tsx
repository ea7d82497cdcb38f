import { useEffect, useState } from 'react';
import { announce } from '../feedback/Announcer';
import { CheckIcon, CopyIcon } from '../icons';
import { IconButton } from './IconButton';
import { uiTexts } from '../uiTexts';

interface CopyButtonProps {
  text: string;
  /** 'Telefoonnummer kopiëren'. */
  label: string;
  /** 'Telefoonnummer gekopieerd': said, and shown for a moment. */
  copiedLabel: string;
  onCopied?: (() => void) | undefined;
  /** -1 where the arrow keys go to it. */
  tabIndex?: number;
}

const SHOWN_MS = 2_000;

/** The focus stays where it is. */
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
      announce(copiedLabel);
      onCopied?.();
    } catch {
      announce(uiTexts.copyFailed, 'assertive');
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
