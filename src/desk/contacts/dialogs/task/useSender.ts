import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectUser } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';

interface Sender {
  id: string;
  name: string;
}

/**
 * Returns the user in whose name a task is made, or one of the user's function groups: by default the group that was
 * chosen last, if the user is still in it (001 §5).
 */
export function useSender(chosenId: string | undefined) {
  const user = useSelector(selectUser);
  const userId = user?.id ?? null;
  const senders: Sender[] =
    user === null
      ? []
      : [
          { id: user.id, name: user.name },
          ...user.functionGroups.map(({ id, title }) => ({ id, name: title })),
        ];
  const last = readPersonal(storageKeys.lastFunctionGroup, userId, v.nullable(v.string()), null);
  const wanted = chosenId ?? last;
  const sender = senders.find(({ id }) => id === wanted) ?? senders[0] ?? null;
  const remember = (id: string) =>
    writePersonal(storageKeys.lastFunctionGroup, userId, id === userId ? null : id);
  return { senders, sender, remember };
}
