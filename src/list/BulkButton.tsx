import { ariaKeys, type Shortcut } from '@/core/shortcuts/defineShortcuts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { Button } from '@/ui/buttons/Button';
import type { IconComponent } from '@/ui/icons';

interface BulkButtonProps {
  label: string;
  icon: IconComponent;
  /** A capital: the small letter is that of the opened record. */
  shortcut: Shortcut;
  primary?: true;
  /** Why it cannot be done now, or null. */
  whyNot?: string | null;
  onPress: () => void;
}

/** A button of the bar of the selected rows, with a key of its own. */
export function BulkButton(props: BulkButtonProps) {
  const { label, icon, shortcut, primary = false, whyNot = null, onPress } = props;
  useShortcut(shortcut, onPress, whyNot === null);
  return (
    <Button
      size="s"
      variant={primary ? 'primary' : 'secondary'}
      icon={icon}
      disabledReason={whyNot}
      aria-keyshortcuts={ariaKeys(shortcut)}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
