import { createAction } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router';
import type { MenuEntry } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { ChatIcon } from '@/ui/icons';
import type { WithChat } from '../state/chatSlice';
import { chatTitles } from './chatTitles';

/** Another number of people waits. */
export const waitingChanged = createAction('chat/waitingChanged');

const { title } = chatTitles;

/** Who may only look may come here too (AMB-165, AMB-170). */
export const dashboardRoute: RouteObject = {
  path: paths.chat,
  handle: handle({ title, needs: ['viewChatConversation'], theme: 'general' }),
  lazy: lazyScreen(async () => (await import('./DashboardScreen')).DashboardScreen),
};

/** With how many people wait. */
export const chatMenu: MenuEntry = {
  to: paths.chat,
  section: paths.chat,
  title,
  icon: ChatIcon,
  theme: 'general',
  needs: ['viewChatConversation'],
  isOff: ({ chat }: WithChat) => chat?.isEnabled === false,
  total: {
    needs: 'viewChatConversation',
    follows: waitingChanged,
    count: async () =>
      (await (await import('@/api/chat/chat')).getWaitingStatistics()).waitingCustomersCount ?? 0,
  },
};
