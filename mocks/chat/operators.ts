import { type Body, textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { world } from '../world/worldState';
import type { OperatorRecord } from './records';

const OFF = 'Chat staat uit.';
const NOT_REGISTERED = 'U bent niet aangemeld als chatmedewerker.';

export const operatorOf = ({ id }: UserRecord): OperatorRecord | undefined =>
  db.chatOperators.firstWhere(({ userId }) => userId === id);

/** Returns the user's operator; refuses when chat is off or the user is not registered. */
export function operatorAtWork(user: UserRecord): OperatorRecord {
  if (!world.isChatOn) refuse(409, OFF);
  return operatorOf(user) ?? refuse(409, NOT_REGISTERED);
}

/** The id is derived from the user id, so that a colleague always gets the same operator id. */
export const operatorIdOf = (userId: string): string => `d4${userId.slice(2)}`;

/** Registers the user; a second time it changes only the name. */
export function register(user: UserRecord, body: Body): OperatorRecord {
  const [firstName, lastName] = [textOf(body['firstName']).trim(), textOf(body['lastName']).trim()];
  if (firstName === '' && lastName === '') refuse(422, 'Een naam is verplicht.', 'firstName');
  if (!world.isChatOn) refuse(409, OFF);
  return db.chatOperators.add({
    id: operatorIdOf(user.id),
    userId: user.id,
    personId: db.colleagues.find(user.id)?.personId ?? user.id,
    isLoggedIn: false,
    ...operatorOf(user),
    firstName: firstName || null,
    lastName: lastName || null,
    avatar: textOf(body['avatar']) || null,
  });
}

export function logIn(user: UserRecord): void {
  db.chatOperators.change(operatorAtWork(user), { isLoggedIn: true });
}

export function logOut(user: UserRecord): void {
  const operator = operatorOf(user);
  if (operator) db.chatOperators.change(operator, { isLoggedIn: false });
}

/** Once chat is off, no operator is available; the conversations are kept. */
export function switchChat(isOn: boolean): void {
  world.isChatOn = isOn;
  if (isOn) return;
  for (const operator of db.chatOperators.all()) db.chatOperators.change(operator, { isLoggedIn: false });
}
