import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import type { Permission } from '@/domain/session/permission';
import { lazyScreen } from '@/lib/lazyPart';
import { mailTitles as titles } from './mailTitles';

/** Source: AMB-226. The permission `shell` also shows technical facts. */
export const MAIL_READER = ['customerCard', 'shell'] as const satisfies readonly Permission[];

export const mailRoutes: readonly RouteObject[] = [
  {
    path: paths.outgoingMail,
    handle: handle({ title: titles.outgoing, needsAny: MAIL_READER }),
    lazy: lazyScreen(async () => (await import('./outgoing/OutgoingMailScreen')).OutgoingMailScreen),
  },
  {
    path: paths.mails,
    handle: handle({ title: titles.incoming, needsAny: MAIL_READER }),
    lazy: lazyScreen(async () => (await import('./incoming/MailScreen')).MailScreen),
    children: [
      { index: true, lazy: lazyScreen(async () => (await import('./incoming/NoMailOpened')).NoMailOpened) },
      { path: ':id', lazy: lazyScreen(async () => (await import('./incoming/OpenedMail')).OpenedMail) },
    ],
  },
];
