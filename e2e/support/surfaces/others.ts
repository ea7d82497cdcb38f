import { goto, OVERVIEW, type Stage, type Surface } from './surface';

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

/** Opens an address and waits for the heading, which appears once the session and its permissions are known. */
const arrive = async (stage: Stage, path: string) => {
  await goto(stage, path);
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor();
};

export const others: Surface[] = [
  { name: 'nothing-to-do', ofScreen: true, user: 'dirk', open: async (stage) => arrive(stage, '/') },
  { name: 'announcements', ofScreen: true, open: async (stage) => arrive(stage, '/dashboard/mededelingen') },
  ...['/error', '/error/401', '/error/404', '/error/503'].map((path): Surface => ({
    name: path.slice(1).replace('/', '-'),
    ...(path === '/error' ? { ofScreen: true } : { drawnAs: 'error' }),
    open: async (stage) => arrive(stage, path),
  })),
  {
    name: 'cannot-start',
    ofScreen: true,
    open: async (stage) => {
      await stage.page.route(/\/Config\/.*config\.json/, (route) => route.fulfill({ status: 404 }));
      await arrive(stage, OVERVIEW);
    },
  },
  { name: 'sandbox', ofScreen: true, user: 'carla', open: async (stage) => arrive(stage, '/shell') },
  ...sandboxParts.map((part): Surface => ({
    name: `sandbox-${part}`,
    user: 'carla',
    open: async (stage) => {
      await arrive(stage, `/shell/${part}`);
      await stage.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    },
  })),
];
