import { ariaKeys, type Shortcut } from '@/core/shortcuts/defineShortcuts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { Button } from '@/ui/buttons/Button';
import type { IconComponent } from '@/ui/icons';

interface BulkButtonProps {
  label: string;
  icon: IconComponent;
  /** The key is a capital letter if the opened record already uses the small letter. */
  shortcut: Shortcut;
  primary?: true;
  /** The reason why the action is unavailable now, or null. */
  whyNot?: string | null;
  onPress: () => void;
}

/** A button in the bar of selected rows, with its own key. */
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
