import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { DESK, MANAGEMENT, MESSAGE_READER } from './diagnosticsRules';
import { diagnosticsTitles as titles } from './diagnosticsTitles';

export const diagnosticsRoutes: readonly RouteObject[] = [
  {
    path: paths.undelivered,
    handle: handle({ title: titles.undelivered, needsAny: MESSAGE_READER }),
    lazy: lazyScreen(async () => (await import('./messages/UndeliveredScreen')).UndeliveredScreen),
    children: [
      {
        index: true,
        handle: handle({ needsAny: MANAGEMENT }),
        lazy: lazyScreen(async () => (await import('./messages/UndeliveredScreen')).NothingOpened),
      },
      {
        path: ':id',
        lazy: lazyScreen(async () => (await import('./messages/MessageScreen')).MessageScreen),
      },
    ],
  },
  {
    path: paths.systemLog,
    handle: handle({ title: titles.systemLog, needsAny: MANAGEMENT }),
    lazy: lazyScreen(async () => (await import('./log/SystemLogScreen')).SystemLogScreen),
  },
  {
    handle: handle({ needsAny: MANAGEMENT }),
    children: [
      {
        path: paths.synchronizedObjects,
        handle: handle({ title: titles.synchronizedObjects, needsAny: DESK }),
        lazy: lazyScreen(
          async () => (await import('./objects/SynchronizedObjectsScreen')).SynchronizedObjectsScreen,
        ),
      },
    ],
  },
];
