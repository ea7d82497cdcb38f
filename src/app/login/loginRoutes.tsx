import type { RouteObject } from 'react-router';
import { lazyScreen } from '@/lib/lazyPart';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { appTexts } from '../appTexts';

/** The routes for signing in need no session (AMB-008, AMB-010). They load late, since most people never need them. */
const values = { handle: handle({ title: appTexts.loginTitle, public: true }) };

export const loginRoutes: readonly RouteObject[] = [
  {
    ...values,
    path: paths.login,
    lazy: lazyScreen(async () => (await import('./LoginScreen')).LoginScreen),
  },
  {
    ...values,
    path: paths.loginCallback,
    lazy: lazyScreen(async () => (await import('./LoginCallbackScreen')).LoginCallbackScreen),
  },
  {
    ...values,
    path: paths.windowsAuthentication,
    lazy: lazyScreen(async () => (await import('./WindowsAuthenticationScreen')).WindowsAuthenticationScreen),
  },
];
