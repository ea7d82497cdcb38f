import { goto, OVERVIEW, type Surface } from './surface';

const sandboxParts = [
  'attachment',
  'buttons',
  'datepicker',
  'dialog',
  'icons',
  'input',
  'list',
  'namecard',
  'pagination',
  'select',
  'tabs',
  'tooltip',
  'menu',
  'statuslabel',
];

export const others: Surface[] = [
  { name: 'nothing-to-do', ofScreen: true, user: 'dirk', open: async (stage) => goto(stage, '/') },
  { name: 'announcements', ofScreen: true, open: async (stage) => goto(stage, '/dashboard/mededelingen') },
  ...['/error', '/error/401', '/error/404', '/error/503'].map((path): Surface => ({
    name: path.slice(1).replace('/', '-'),
    ...(path === '/error' && { ofScreen: true as const }),
    open: async (stage) => goto(stage, path),
  })),
  {
    name: 'cannot-start',
    ofScreen: true,
    open: async (stage) => {
      await stage.page.route(/\/Config\/.*config\.json/, (route) => route.fulfill({ status: 404 }));
      await goto(stage, OVERVIEW);
    },
  },
  { name: 'sandbox', ofScreen: true, user: 'carla', open: async (stage) => goto(stage, '/shell') },
  ...sandboxParts.map((part): Surface => ({
    name: `sandbox-${part}`,
    user: 'carla',
    open: async (stage) => {
      await goto(stage, `/shell/${part}`);
      await stage.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    },
  })),
];
