import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { userIds } from '../session/users';
import type { OperatorRecord } from './records';

const users: readonly string[] = Object.values(userIds);

/** Operators whom nobody has signed in as. */
export const simulatedOperators = (): OperatorRecord[] =>
  db.chatOperators.where(({ userId }) => !users.includes(userId));

/** As whom an operator acts. */
export const asUser = ({ userId }: OperatorRecord): UserRecord => ({
  id: userId,
  key: 'collega',
  permissions: ['chatOperator', 'viewChatConversation'],
});
