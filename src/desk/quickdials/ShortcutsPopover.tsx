import { ZapIcon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/Popover';
import { ShortcutsMenu } from './ShortcutsMenu';
import { shortcutsTexts as texts } from './shortcutsTexts';

/** The popover requests nothing before it is opened. */
export const ShortcutsPopover = () => (
  <Popover icon={ZapIcon} label={texts.label}>
    {(close) => <ShortcutsMenu onDone={close} />}
  </Popover>
);
