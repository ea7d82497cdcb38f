import { put, select, take } from 'typed-redux-saga';
import { signalsSet } from '@/core/signals/signalsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { announce } from '@/ui/feedback/Announcer';
import { chatTexts } from '../chatTexts';
import { selectChat, selectIsLoggedIn } from '../state/chatSelectors';
import { polled, waitingSeen, type WithChat } from '../state/chatSlice';

const idsOf = (list: readonly ChatConversation[]): string[] => list.map(({ id }) => id);

/** Who came since I am available, and is still waiting unseen. */
function selectNews(state: WithChat): string[] {
  const { pending, seen } = selectChat(state);
  return selectIsLoggedIn(state) ? idsOf(pending).filter((id) => !seen.includes(id)) : [];
}

/**
 * Tells of a conversation that comes in while I am available, until it is seen or over (CHAT-51). What waited before that is no
 * news.
 */
export function* incomingSaga() {
  let wasAvailable = false;
  let told: readonly string[] = [];
  while (true) {
    yield* take([polled, waitingSeen]);
    const isAvailable = yield* select(selectIsLoggedIn);
    if (isAvailable && !wasAvailable) yield* put(waitingSeen(idsOf((yield* select(selectChat)).pending)));
    wasAvailable = isAvailable;
    const news = yield* select(selectNews);
    if (news.join() === told.join()) continue;
    const { title } = chatTexts.incoming;
    if (news.some((id) => !told.includes(id)) && !document.hidden) announce(title);
    told = news;
    yield* put(signalsSet({ kind: 'chat', signals: news.map((id) => ({ id, text: title })) }));
  }
}
