import { useSelector } from 'react-redux';
import type { WithSession } from '@/core/session/sessionSlice';
import type { WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import type { WithChat } from './state/chatSlice';

type ChatRoot = WithChat & WithSession & WithSubmissions & WithDrafts;

/** `useSelector` with the state that the chat needs. */
export const useChat = <T>(select: (state: ChatRoot) => T): T => useSelector(select);
