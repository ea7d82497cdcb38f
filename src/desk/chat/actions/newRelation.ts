import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';

const givenBy = (customer: ChatConversation['customer']) => ({
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  email: customer?.email ?? '',
  phoneNumber: customer?.phoneNumber ?? '',
});

/** Opens the dialog for a new relation; `linkSaga` then links that person to the conversation. */
export function newRelationAsked(conversation: ChatConversation) {
  const { id, customer } = conversation;
  return dialogOpened({
    id: 'newRelation',
    dialog: { kind: 'newRelation', sourceId: id, seen: linkedCustomerId(conversation), ...givenBy(customer) },
  });
}
