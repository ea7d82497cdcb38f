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
  { name: 'nothing-to-do', user: 'dirk', open: async (stage) => goto(stage, '/') },
  { name: 'announcements', open: async (stage) => goto(stage, '/dashboard/mededelingen') },
  ...['/error', '/error/401', '/error/404', '/error/503'].map((path): Surface => ({
    name: path.slice(1).replace('/', '-'),
    open: async (stage) => goto(stage, path),
  })),
  {
    name: 'cannot-start',
    open: async (stage) => {
      await stage.page.route(/\/Config\/.*config\.json/, (route) => route.fulfill({ status: 404 }));
      await goto(stage, OVERVIEW);
    },
  },
  { name: 'sandbox', user: 'carla', open: async (stage) => goto(stage, '/shell') },
  ...sandboxParts.map((part): Surface => ({
    name: `sandbox-${part}`,
    user: 'carla',
    open: async (stage) => {
      await goto(stage, `/shell/${part}`);
      await stage.page.waitForTimeout(200);
    },
  })),
];
