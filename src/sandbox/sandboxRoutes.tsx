import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { SANDBOX_PAGES, type SandboxPage } from './sandboxPages';
import { sandboxTexts } from './sandboxTexts';

const screens: Record<SandboxPage, () => Promise<NonNullable<RouteObject['Component']>>> = {
  attachment: async () => (await import('./screens/AttachmentScreen')).AttachmentScreen,
  buttons: async () => (await import('./screens/ButtonsScreen')).ButtonsScreen,
  datepicker: async () => (await import('./screens/DatePickerScreen')).DatePickerScreen,
  dialog: async () => (await import('./screens/DialogScreen')).DialogScreen,
  icons: async () => (await import('./screens/IconsScreen')).IconsScreen,
  input: async () => (await import('./screens/InputScreen')).InputScreen,
  list: async () => (await import('./screens/ListScreen')).ListScreen,
  namecard: async () => (await import('./screens/NameCardScreen')).NameCardScreen,
  pagination: async () => (await import('./screens/PaginationScreen')).PaginationScreen,
  select: async () => (await import('./screens/SelectScreen')).SelectScreen,
  tabs: async () => (await import('./screens/TabsScreen')).TabsScreen,
  tooltip: async () => (await import('./screens/TooltipScreen')).TooltipScreen,
  menu: async () => (await import('./screens/MenuScreen')).MenuScreen,
  statuslabel: async () => (await import('./screens/StatusLabelScreen')).StatusLabelScreen,
};

/** The building blocks of the screen, for who may see them (001 §6, §9). */
export const sandboxRoutes = (): RouteObject[] => [
  {
    path: paths.sandbox,
    handle: handle({ title: sandboxTexts.title, needs: ['shell'], theme: 'general' }),
    lazy: { Component: async () => (await import('./screens/SandboxScreen')).SandboxScreen },
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('./screens/SandboxHomeScreen')).SandboxHomeScreen },
      },
      ...SANDBOX_PAGES.map((page) => ({
        path: `${paths.sandbox}/${page}`,
        handle: handle({ title: sandboxTexts.pages[page], needs: ['shell'], theme: 'general' }),
        lazy: { Component: screens[page] },
      })),
    ],
  },
];
