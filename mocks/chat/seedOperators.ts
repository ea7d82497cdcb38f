import { db } from '../db/db';
import { userIds } from '../session/users';
import { operatorIdOf } from './operators';

const COUNT = 3;
const users: readonly string[] = Object.values(userIds);

/** Adds three operators: two available and one not. None of them can sign in. */
export function seedChatOperators(): void {
  const colleagues = db.colleagues.where(({ id }) => !users.includes(id));
  colleagues.slice(0, COUNT).forEach(({ id, personId, name, pictureBlobId }, place) => {
    const [firstName = '', ...rest] = name.split(' ');
    db.chatOperators.add({
      id: operatorIdOf(id),
      userId: id,
      personId,
      firstName,
      lastName: rest.join(' ') || null,
      avatar: pictureBlobId,
      isLoggedIn: place < COUNT - 1,
    });
  });
}
