import type { HttpError } from '@/api/http/httpError';
import * as api from '@/api/people/accounts';
import { reportError } from '@/core/errors/reporter';
import { defineWrite, writes } from '@/core/submissions/defineWrite';
import type { Refused } from '@/core/submissions/submit';
import { accountTexts as texts } from './accountTexts';

interface OfPerson {
  personId: string;
}
interface OfAccount extends OfPerson {
  accountId: string;
}

const idOf = ({ personId }: OfPerson): string => personId;
/** The account and the data that depends on it. */
const stale = ({ personId }: OfPerson) => [{ type: 'person' as const, id: personId }];

const ABOUT_ADDRESS = [400, 409, 422];

/** For the statuses in `ABOUT_ADDRESS` the text gives the reason. For others the reason is derived from the error. */
const refusedAddress = (text: string, { status }: HttpError): Refused =>
  ABOUT_ADDRESS.includes(status ?? 0) ? { text, reason: '' } : { text };

/**
 * Sends an error report, because the toast of this failure is one of success (AMB-139). The dialog shows that the
 * request failed.
 */
function recoverRefused(error: HttpError): Refused {
  reportError(error);
  return { ...refusedAddress(texts.recover.failed, error), kind: 'success' };
}

export const createAccount = defineWrite<OfPerson & { username: string }, OfPerson>(
  'personDetails/createAccount',
  {
    id: idOf,
    send: ({ personId, username }) => api.createAccount(personId, username),
    isDone: async ({ personId }) => (await api.getAccountOf(personId)) !== null,
    texts: { ...texts.create, failed: (error) => refusedAddress(texts.create.failed, error) },
    stale,
  },
);

export const recoverAccount = defineWrite<OfAccount, OfPerson>('personDetails/recoverAccount', {
  id: idOf,
  send: ({ accountId }) => api.recoverAccount(accountId),
  texts: { ...texts.recover, failed: recoverRefused },
  stale,
});

export const blockAccount = defineWrite<OfAccount & { blocked: boolean }, OfPerson>(
  'personDetails/blockAccount',
  {
    id: idOf,
    send: ({ accountId, blocked }) => api.blockAccount(accountId, blocked),
    isDone: async ({ personId, blocked }) => (await api.getAccountOf(personId))?.isBlocked === blocked,
    texts: ({ blocked }) => (blocked ? texts.block : texts.unblock),
    stale,
  },
);

export const deleteAccount = defineWrite<OfAccount, OfPerson>('personDetails/deleteAccount', {
  id: idOf,
  send: ({ accountId }) => api.deleteAccount(accountId),
  isDone: async ({ personId, accountId }) => (await api.getAccountOf(personId))?.id !== accountId,
  texts: texts.delete,
  stale,
});

export const accountSaga = writes(createAccount, recoverAccount, blockAccount, deleteAccount);
