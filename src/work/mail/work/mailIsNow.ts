import { put, select } from 'typed-redux-saga';
import type { WithQueries } from '@/api/http/queries';
import { mailListTag, mailQueries } from '@/api/mail/mailMessages';
import { withoutItem } from '@/domain/decode/leftPages';
import { itemsOf, type Page } from '@/domain/decode/page';
import type { MailMessage, MailStatus } from '@/domain/mail/mailMessage';
import { sameId } from '@/lib/guid';
import { mailMoved } from '../mailSlice';

const { mails, mail } = mailQueries.endpoints;
const { invalidateTags, selectCachedArgsForQuery, upsertQueryEntries } = mailQueries.util;

/** The cached lists that hold this mail. */
function listsWith(state: WithQueries, id: string) {
  return selectCachedArgsForQuery(state, 'mails').flatMap((status) => {
    const { data } = mails.select(status)(state);
    const found = itemsOf(data?.pages ?? []).find((one) => sameId(one.id, id));
    return data && found ? [{ status, data, found }] : [];
  });
}

/** Returns the cached version of a mail. */
export const knownMail = (state: WithQueries, id: string): MailMessage | undefined =>
  listsWith(state, id)[0]?.found ?? mail.select(id)(state).data;

/** The pages with the current version of the mail. */
const withMail = (pages: readonly Page<MailMessage>[], now: MailMessage): Page<MailMessage>[] =>
  pages.map((page) => ({
    ...page,
    items: page.items.map((one) => (sameId(one.id, now.id) ? now : one)),
  }));

const isFor = (status: MailStatus | null, one: MailMessage): boolean =>
  status === null || status === one.status;

type Changes = Partial<MailMessage> & { status?: MailStatus };

/**
 * Applies a change by this user to the cached mail and its lists without reading them again. The mail leaves a list
 * that it no longer belongs to. Only a list that it moves to is read again, because its position there is unknown.
 */
export function* mailIsNow(id: string, changes: Changes) {
  const lists = yield* select(listsWith, id);
  const known = yield* select(knownMail, id);
  if (known === undefined) return;
  const now = { ...known, ...changes };
  yield* put(upsertQueryEntries([{ endpointName: 'mail', arg: id, value: now }]));
  const entries = lists.map(({ status, data }) => ({
    endpointName: 'mails' as const,
    arg: status,
    value: { ...data, pages: isFor(status, now) ? withMail(data.pages, now) : withoutItem(data.pages, id) },
  }));
  yield* put(upsertQueryEntries(entries));
  const { status: becomes } = changes;
  if (becomes === undefined || becomes === known.status) return;
  yield* put(mailMoved({ from: known.status, to: becomes }));
  yield* put(invalidateTags([mailListTag(becomes)]));
}
