import * as v from 'valibot';
import { Account } from '@/domain/people/account';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';

export const accountUrls = {
  all: '/api/v1/account',
  byPerson: '/api/v1/account/byPerson/:personId',
  one: '/api/v1/account/:id',
  recover: '/api/v1/account/:id/recover',
  block: '/api/v1/account/:id/block',
} as const;

const AccountOrNone = v.nullable(Account);

export const getAccountOf = (personId: string): Promise<Account | null> =>
  http.get(fillPath(accountUrls.byPerson, { personId }), AccountOrNone);

export const createAccount = (personId: string, username: string): Promise<unknown> =>
  http.post(accountUrls.all, { personId, username }, v.unknown());

export const recoverAccount = (id: string): Promise<unknown> =>
  http.post(fillPath(accountUrls.recover, { id }), undefined, v.unknown());

export const blockAccount = (id: string, blocked: boolean): Promise<unknown> =>
  http.put(fillPath(accountUrls.block, { id }), { blocked }, v.unknown());

export const deleteAccount = (id: string): Promise<unknown> => http.delete(fillPath(accountUrls.one, { id }));

export const accountQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a person without an account. */
    accountOfPerson: build.query<Account | null, string>({
      query: (personId) => ({
        url: fillPath(accountUrls.byPerson, { personId }),
        schema: AccountOrNone,
        missing: null,
      }),
      providesTags: (_account, _error, personId) => [
        { type: 'account', id: personId },
        { type: 'person', id: personId },
      ],
    }),
  }),
});
