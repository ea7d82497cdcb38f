import { appearanceChanged } from '@/core/appearance/appearanceSlice';
import type { AreaAction } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { signOutRequested } from '@/core/session/sessionSlice';
import { KeyboardIcon, LogOutIcon, MoonIcon, SunIcon } from '@/ui/icons';
import { globalSearchTexts } from './topbar/globalSearchTexts';
import { generalKeys } from './shellShortcutTexts';
import { shellTexts } from './shellTexts';

const { dark, light, words } = globalSearchTexts;
const { user } = shellTexts;

/** Actions on every page that need no permission. */
export const shellActions: readonly AreaAction[] = [
  {
    title: dark,
    words: words.dark,
    icon: MoonIcon,
    needs: [],
    does: { dispatch: appearanceChanged({ colorScheme: 'dark' }) },
  },
  {
    title: light,
    words: words.light,
    icon: SunIcon,
    needs: [],
    does: { dispatch: appearanceChanged({ colorScheme: 'light' }) },
  },
  {
    title: generalKeys.shortcuts.label,
    words: words.shortcuts,
    icon: KeyboardIcon,
    needs: [],
    does: { dispatch: dialogOpened({ id: 'shortcuts', dialog: { kind: 'shortcuts' } }) },
  },
  {
    title: user.signOut,
    words: words.signOut,
    icon: LogOutIcon,
    needs: [],
    does: { dispatch: signOutRequested() },
  },
];
