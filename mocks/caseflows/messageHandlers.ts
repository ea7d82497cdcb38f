import { textOf } from '../backend/body';
import type { Handler, Handlers } from '../backend/backend';
import { viewCaseFlow } from '../backend/demands';
import { addMessage } from './actions';
import { toMessage } from './wire';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';

/** Lists the messages oldest first, as a conversation is read. */
const list =
  (isPublic: boolean): Handler =>
  ({ param }) => {
    const flow = db.caseFlows.named(param('id'));
    const found = db.caseMessages
      .where((message) => message.caseFlowId === flow.id && message.isPublic === isPublic)
      .sort((a, b) => compareMoments(a.created, b.created));
    return found.map(toMessage);
  };

const add =
  (isPublic: boolean): Handler =>
  async ({ param, user, body }) => {
    const { message, mediaId } = await body();
    const flow = db.caseFlows.named(param('id'));
    const added = addMessage(flow, user, {
      message: textOf(message),
      mediaId: textOf(mediaId) || null,
      isPublic,
    });
    return toMessage(added);
  };

export const caseMessageHandlers: Handlers = {
  'GET /api/v1/caseflow/messages/:id': viewCaseFlow(list(false)),
  'GET /api/v1/caseflow/messages/public/:id': viewCaseFlow(list(true)),
  'POST /api/v1/caseflow/message/:id': viewCaseFlow(add(false)),
  'POST /api/v1/caseflow/message/public/:id': viewCaseFlow(add(true)),
};
