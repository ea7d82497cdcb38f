import { defineArea } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths } from '@/core/paths';
import { UserPlusIcon, UsersIcon } from '@/ui/icons';
import { searchDialogs } from './searchDialogs';
import { searchRoutes } from './searchRoutes';
import { searchTitles } from './searchTitles';
import { listPaths } from './listPaths';

/** Where one gets from the lists. */
const cards = [paths.personCard, paths.unitCard, paths.complexCard, paths.colleagueCard];

export const searchArea = defineArea({
  name: 'search',
  work: () => import('./searchWork'),
  routes: searchRoutes,
  dialogs: searchDialogs,
  menu: {
    to: paths.tenants,
    section: [...Object.values(listPaths), ...cards],
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
