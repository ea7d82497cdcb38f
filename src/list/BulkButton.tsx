import { useShortcut } from '@/core/shortcuts/useShortcut';
import { Button } from '@/ui/buttons/Button';
import type { IconComponent } from '@/ui/icons';

interface BulkButtonProps {
  label: string;
  icon: IconComponent;
  /** A capital is pressed with Shift: the small letter is that of the opened record. */
  keys: string;
  /** Under which its key is listed, and by which words. */
  group: string;
  keyLabel: string;
  primary?: true;
  /** Why it cannot be done now, or null. */
  whyNot?: string | null;
  onPress: () => void;
}

/** A button of the bar of the selected rows, with a key of its own. */
export function BulkButton(props: BulkButtonProps) {
  const { label, icon, keys, group, keyLabel, primary = false, whyNot = null, onPress } = props;
  useShortcut({ keys, label: keyLabel, group, when: whyNot === null }, onPress);
  return (
    <Button
      size="s"
      variant={primary ? 'primary' : 'secondary'}
      icon={icon}
      disabledReason={whyNot}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
