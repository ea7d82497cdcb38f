import type { ListName } from '@/api/lists/lists';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { ADMINISTRATOR, MANAGEMENT } from '@/domain/session/permission';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { ChartIcon, SettingsIcon } from '@/ui/icons';
import { managementTitles as titles } from './managementTitles';

interface ManagementDialogs {
  /** The dialog that changes a record of a list; a null id makes a new record. */
  listRecord: { list: ListName; id: string | null };
  /** The dialog that deletes the labels that no answer uses. */
  unusedLabels: object;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends ManagementDialogs {}
}

const theme = 'general';

export const managementArea = defineArea({
  name: 'management',
  work: async () => {
    const [{ listsSaga }, { deleteUnusedLabels }, { listsSlice }] = await Promise.all([
      import('./lists/listsSaga'),
      import('./lists/labels/deleteUnusedLabels'),
      import('./lists/listsSlice'),
    ]);
    return {
      reducers: { lists: listsSlice.reducer },
      sagas: { lists: listsSaga, labels: deleteUnusedLabels.saga },
    };
  },
  routes: [
    {
      path: paths.management,
      handle: handle({ title: titles.home, theme, needsAny: MANAGEMENT }),
      lazy: lazyScreen(async () => (await import('./home/ManagementScreen')).ManagementScreen),
    },
    {
      path: paths.configuration,
      handle: handle({ title: titles.configuration, theme, needs: ['shell'] }),
      lazy: lazyScreen(async () => (await import('./configuration/ConfigurationScreen')).ConfigurationScreen),
    },
    {
      path: paths.reporting,
      handle: handle({ title: titles.reporting, theme }),
      lazy: lazyScreen(async () => (await import('./reporting/ReportingScreen')).ReportingScreen),
    },
    {
      path: paths.managedList,
      handle: handle({ title: titles.list, theme, needsAny: ADMINISTRATOR }),
      lazy: lazyScreen(async () => (await import('./lists/ListScreen')).ListScreen),
    },
  ],
  menu: [
    {
      to: paths.reporting,
      section: paths.reporting,
      title: titles.reporting,
      icon: ChartIcon,
      theme,
      needs: [],
      setting: 'powerBiWorkspaceId',
    },
    {
      to: paths.management,
      section: [paths.management, paths.configuration],
      title: titles.home,
      icon: SettingsIcon,
      theme,
      needs: MANAGEMENT,
      isApart: true,
    },
  ],
  dialogs: {
    unusedLabels: lazyPart(
      async () => (await import('./lists/labels/UnusedLabelsDialog')).UnusedLabelsDialog,
    ),
    listRecord: lazyPart(async () => (await import('./lists/ListRecordDialog')).ListRecordDialog),
  },
});
