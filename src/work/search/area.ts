import { defineArea } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths, SEARCH_KINDS } from '@/core/paths';
import { UserPlusIcon, UsersIcon } from '@/ui/icons';
import { searchRoutes } from './searchRoutes';
import type { Given } from './relation/relationRules';
import { searchTitles } from './searchTitles';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

/** The cards to which the lists lead. */
const cards = [paths.personCard, paths.unitCard, paths.complexCard, paths.colleagueCard];

interface SearchDialogs {
  /** The known facts of the person who calls or chats, with the call or chat and its customer. */
  newRelation: Given & { sourceId?: string; seen?: string | null };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends SearchDialogs {}
}

const searchDialogs: DialogComponents<keyof SearchDialogs> = {
  newRelation: lazyPart(async () => (await import('./relation/NewRelationDialog')).NewRelationDialog),
};

export const searchArea = defineArea({
  name: 'search',
  work: async () => {
    const [{ newRelationSaga }, { newRelationSlice }] = await Promise.all([
      import('./relation/newRelationSaga'),
      import('./relation/newRelationSlice'),
    ]);
    return { reducers: { newRelation: newRelationSlice.reducer }, sagas: { newRelation: newRelationSaga } };
  },
  routes: searchRoutes,
  dialogs: searchDialogs,
  menu: {
    to: paths.tenants,
    section: [...SEARCH_KINDS.map((kind) => paths[kind]), ...cards],
    title: searchTitles.menu,
    icon: UsersIcon,
    theme: 'general',
    needs: ['customerCard'],
  },
  actions: [
    {
      title: searchTitles.newRelation,
      words: searchTitles.newRelationWords,
      icon: UserPlusIcon,
      needs: ['relationWrite'],
      does: { dispatch: dialogOpened({ id: 'newRelation', dialog: { kind: 'newRelation' } }) },
    },
  ],
});
