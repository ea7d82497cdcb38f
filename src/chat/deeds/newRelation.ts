import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';

const givenBy = (customer: ChatConversation['customer']) => ({
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  email: customer?.email ?? '',
  phoneNumber: customer?.phoneNumber ?? '',
});

/** Asks who visits; who is written down then is linked to the conversation (`linkSaga`). */
export const newRelationAsked = ({ id, customer }: ChatConversation) =>
  dialogOpened({
    id: 'newRelation',
    dialog: { kind: 'newRelation', lineId: id, ...givenBy(customer) },
  });
