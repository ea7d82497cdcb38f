import { createAction } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router';
import type { MenuEntry } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { ChatIcon } from '@/ui/icons';
import type { WithChat } from '../state/chatSlice';
import { chatTitles } from './chatTitles';

export const waitingChanged = createAction('chat/waitingChanged');

const { title } = chatTitles;

/** Users who may only view conversations can open the dashboard too (AMB-165, AMB-170). */
export const dashboardRoute: RouteObject = {
  path: paths.chat,
  handle: handle({ title, needs: ['viewChatConversation'], theme: 'general' }),
  lazy: lazyScreen(async () => (await import('./DashboardScreen')).DashboardScreen),
};

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
