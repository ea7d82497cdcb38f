import { createAction } from '@reduxjs/toolkit';
import type { Audience, NewCaseMessage } from '@/domain/caseMessage';

/** A message with the case that it is for: whatever is open by the time it is sent. */
export type MessageIntent<A extends Audience = Audience> = {
  [Each in A]: NewCaseMessage<Each> & { caseFlowId: string };
}[A];

/** To look whether a message that was sent before a reload is stored. */
export const messageLookedFor = createAction<{ audience: Audience; caseFlowId: string }>(
  'caseFlows/messageLookedFor',
);

export const messageRequested = createAction<MessageIntent>('caseFlows/messageRequested');
