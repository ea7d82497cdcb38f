import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyPart } from '@/lib/lazyPart';
import { chatMenu, dashboardRoute } from './dashboard/chatMenu';
import { selectHasBar, selectHasWindow } from './state/chatShown';
import { chatToolShown } from './state/chatToolShown';

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

/* Behind the first rows. */
const useIsCalm = () => useWanted(true)[0];
const ChatTool = lazyPart(async () => (await import('./operator/ChatTool')).ChatTool, null, useIsCalm);
const ChatBar = lazyPart(async () => (await import('./bar/ChatBar')).ChatBar);
const ChatBeside = lazyPart(async () => (await import('./window/ChatBeside')).ChatBeside);

/** What works behind the tool, the bar, the window and the dashboard. */
async function work() {
  const [{ chatSaga }, { chatSlice }, { statisticsSaga }, { statisticsSlice }, { waitingTotalSaga }] =
    await Promise.all([
      import('./work/chatSaga'),
      import('./state/chatSlice'),
      import('./dashboard/statisticsSaga'),
      import('./dashboard/statisticsSlice'),
      import('./dashboard/waitingTotalSaga'),
    ]);
  return {
    reducers: { chat: chatSlice.reducer, chatStatistics: statisticsSlice.reducer },
    sagas: { chat: chatSaga, chatStatistics: statisticsSaga, chatWaitingTotal: waitingTotalSaga },
  };
}

export const chatArea = defineArea({
  name: 'chat',
  work,
  startsOn: [chatToolShown],
  routes: [dashboardRoute],
  menu: chatMenu,
  dialogs,
  tool: ChatTool,
  bar: { Part: ChatBar, isShown: selectHasBar },
  beside: { Part: ChatBeside, isShown: selectHasWindow },
});
