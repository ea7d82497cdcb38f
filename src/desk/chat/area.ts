import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { chatMenu, dashboardRoute } from './dashboard/chatMenu';
import { selectHasBar, selectHasWindow } from './state/chatShown';

interface ChatDialogs {
  chatHistory: { conversationId: string };
  chatLink: { conversationId: string };
  chatUnlink: { conversationId: string; customerId: string; name: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends ChatDialogs {}
}

const dialogs: DialogComponents<keyof ChatDialogs> = {
  chatHistory: lazyPart(async () => (await import('./history/HistoryDialog')).HistoryDialog),
  chatLink: lazyPart(async () => (await import('./dialogs/LinkDialog')).LinkDialog),
  chatUnlink: lazyPart(async () => (await import('./dialogs/UnlinkDialog')).UnlinkDialog),
};

/* Loads the chat tool after the first rows of the page are drawn. */
const useIsCalm = () => useWanted(true)[0];
const ChatTool = lazyPart(async () => (await import('./operator/ChatTool')).ChatTool, null, useIsCalm);
const ChatBar = lazyPart(async () => (await import('./bar/ChatBar')).ChatBar);
const ChatBeside = lazyPart(async () => (await import('./window/ChatBeside')).ChatBeside);

export const chatArea = defineArea({
  name: 'chat',
  work: () => import('./chatWork'),
  routes: [dashboardRoute],
  menu: chatMenu,
  dialogs,
  tool: ChatTool,
  bar: { Part: ChatBar, isShown: selectHasBar },
  beside: { Part: ChatBeside, isShown: selectHasWindow },
});
