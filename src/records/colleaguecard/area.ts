import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { UserPlusIcon } from '@/ui/icons';
import { colleagueTabs } from './colleagueTabs';
import { colleagueTitles } from './colleagueTitles';

interface ColleagueDialogs {
  /** The user id of the colleague; null for a new one. */
  colleague: { colleagueId: string | null };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends ColleagueDialogs {}
}

const dialogs: DialogComponents<keyof ColleagueDialogs> = {
  colleague: lazyPart(async () => (await import('./form/ColleagueDialog')).ColleagueDialog),
};

export const colleagueCardArea = defineArea({
  name: 'colleagueCard',
  routes: [
    {
      path: paths.colleagueCard,
      handle: handle({ title: colleagueTitles.title, needs: ['customerCard'] }),
      children: [
        { index: true, lazy: lazyScreen(async () => (await import('./card/ToFirstTab')).ToFirstTab) },
        {
          lazy: lazyScreen(async () => (await import('./card/ColleagueCardScreen')).ColleagueCardScreen),
          children: colleagueTabs.routes,
        },
      ],
    },
  ],
  work: async () => ({ sagas: { colleagueChanges: (await import('./form/colleagueForm')).colleagueSaga } }),
  dialogs,
  actions: [
    {
      title: colleagueTitles.add,
      words: colleagueTitles.addWords,
      icon: UserPlusIcon,
      needs: ADMINISTRATOR,
      does: { dispatch: dialogOpened({ id: 'colleague', dialog: { kind: 'colleague', colleagueId: null } }) },
    },
  ],
});
