import { appearanceChanged } from '@/core/appearance/appearanceSlice';
import type { AreaAction } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { signOutRequested } from '@/core/session/sessionSlice';
import { KeyboardIcon, LogOutIcon, MoonIcon, SunIcon } from '@/ui/icons';
import { shellTexts } from './shellTexts';

const { search, shortcuts, user } = shellTexts;

/** What can be done on every page, whatever one may. */
export const shellActions: readonly AreaAction[] = [
  {
    title: search.dark,
    words: search.words.dark,
    icon: MoonIcon,
    needs: [],
    does: { dispatch: appearanceChanged({ colorScheme: 'dark' }) },
  },
  {
    title: search.light,
    words: search.words.light,
    icon: SunIcon,
    needs: [],
    does: { dispatch: appearanceChanged({ colorScheme: 'light' }) },
  },
  {
    title: shortcuts.label,
    words: search.words.shortcuts,
    icon: KeyboardIcon,
    needs: [],
    does: { dispatch: dialogOpened({ id: 'shortcuts', dialog: { kind: 'shortcuts' } }) },
  },
  {
    title: user.signOut,
    words: search.words.signOut,
    icon: LogOutIcon,
    needs: [],
    does: { dispatch: signOutRequested() },
  },
];
