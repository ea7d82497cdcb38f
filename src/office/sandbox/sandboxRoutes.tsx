import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { lazyScreen } from '@/lib/lazyPart';
import { handle } from '@/core/routeHandle';
import { SANDBOX_TITLE } from './sandboxTitle';

/** The building blocks of the screen, for users who may see them (001 §6, §9). */
export const sandboxRoutes: readonly RouteObject[] = [
  {
    path: paths.sandbox,
    handle: handle({ title: SANDBOX_TITLE, needs: ['shell'], theme: 'general' }),
    lazy: lazyScreen(async () => (await import('./screens/SandboxScreen')).SandboxScreen),
    children: [
      {
        index: true,
        lazy: lazyScreen(async () => (await import('./screens/SandboxHomeScreen')).SandboxHomeScreen),
      },
      {
        path: paths.sandboxPage,
        lazy: lazyScreen(async () => (await import('./screens/SandboxPageScreen')).SandboxPageScreen),
      },
    ],
  },
];
