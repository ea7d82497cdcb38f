import { call, put, select } from 'typed-redux-saga';
import { type OperatorName, registerOperator } from '@/api/chat/chat';
import { selectUser } from '@/core/session/sessionSlice';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import type { User } from '@/domain/session/user';
import { registered } from '../state/chatSlice';

/** The session has the full name only, so it is split at the first space. */
function namesOf({ name, pictureBlobId }: User): OperatorName {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), avatar: pictureBlobId };
}

/** Registers at the chat; repeating it changes nothing, and returns the existing operator. */
export function* registerAtChat() {
  const user = yield* select(selectUser);
  if (user === null) return;
  const operator = yield* call(registerOperator, namesOf(user));
  if (operator === undefined) return;
  yield* put(registered(operator));
  writePersonal(storageKeys.chatRegistered, user.id, true);
}
