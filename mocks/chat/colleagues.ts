import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { userIds } from '../session/users';
import type { OperatorRecord } from './records';

const users: readonly string[] = Object.values(userIds);

/** The operators of colleagues who cannot sign in. */
export const simulatedOperators = (): OperatorRecord[] =>
  db.chatOperators.where(({ userId }) => !users.includes(userId));

/** The user as whom an operator acts. */
export const asUser = ({ userId }: OperatorRecord): UserRecord => ({
  id: userId,
  key: 'collega',
  permissions: ['chatOperator', 'viewChatConversation'],
});
