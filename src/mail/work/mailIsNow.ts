import { put, select } from 'typed-redux-saga';
import type { WithQueries } from '@/api/http/queries';
import { mailQueries } from '@/api/mail/mailMessages';
import { itemsOf, type Page } from '@/domain/decode/page';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { sameId } from '@/lib/guid';

const { mails, mail } = mailQueries.endpoints;
const { selectCachedArgsForQuery, upsertQueryEntries } = mailQueries.util;

/** The lists that were read and hold it. */
function listsWith(state: WithQueries, id: string) {
  return selectCachedArgsForQuery(state, 'mails').flatMap((status) => {
    const { data } = mails.select(status)(state);
    const found = itemsOf(data?.pages ?? []).find((one) => sameId(one.id, id));
    return data && found ? [{ status, data, found }] : [];
  });
}

/** Page after page, with the mail as it is now. */
const withMail = (pages: readonly Page<MailMessage>[], now: MailMessage): Page<MailMessage>[] =>
  pages.map((page) => ({
    ...page,
    items: page.items.map((one) => (sameId(one.id, now.id) ? now : one)),
  }));

/** What was done with a mail here is known at once: no hub tells of it, and one that is old is hard to find again. */
export function* mailIsNow(id: string, changes: Partial<MailMessage>) {
  const lists = yield* select(listsWith, id);
  const known = lists[0]?.found ?? (yield* select(mail.select(id))).data;
  if (known === undefined) return;
  const now = { ...known, ...changes };
  yield* put(upsertQueryEntries([{ endpointName: 'mail', arg: id, value: now }]));
  const entries = lists.map(({ status, data }) => ({
    endpointName: 'mails' as const,
    arg: status,
    value: { ...data, pages: withMail(data.pages, now) },
  }));
  yield* put(upsertQueryEntries(entries));
}
