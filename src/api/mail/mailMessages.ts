import * as v from 'valibot';
import { type Page, pageOf } from '@/domain/decode/page';
import { MailCounts, MailMessage, type MailStatus } from '@/domain/mail/mailMessage';
import { fillPath } from '@/lib/address';
import { sameId } from '@/lib/guid';
import { http } from '../http/http';
import { HttpError } from '../http/httpError';
import { answerOf, pageAfterPage, queries } from '../http/queries';

export const mailUrls = {
  list: '/api/v1/mailmessage',
  counts: '/api/v1/mailmessage/counts',
  pickUp: '/api/v1/mailmessage/pickUp/:id',
  finish: '/api/v1/mailmessage/finish/:id',
  remove: '/api/v1/mailmessage/delete/:id',
  attachCustomer: '/api/v1/mailmessage/AttachCustomerToMailMessage/:id',
} as const;

const MailPage = pageOf(MailMessage);
const PAGE_SIZE = 25;
/**
 * No call returns a single mail, so a mail is searched among the newest: this many pages of this size. An older mail
 * cannot be opened by its address.
 */
const SEARCH_PAGE_SIZE = 200;
const SEARCH_PAGES_MAX = 10;

const put = (url: string, id: string, body?: unknown): Promise<unknown> =>
  http.put(fillPath(url, { id }), body, v.unknown());

export const pickUpMail = (id: string) => put(mailUrls.pickUp, id);
export const finishMail = (id: string) => put(mailUrls.finish, id);
export const deleteMail = (id: string) => put(mailUrls.remove, id);
export const attachCustomerToMail = (id: string, customerId: string) =>
  put(mailUrls.attachCustomer, id, { customerId });

const paramsOf = (status: MailStatus | null) => (status === null ? {} : { status });

/** Looks for a mail among the newest of one status or of all; fails as not found when it is not among them. */
export async function getMail(id: string, status: MailStatus | null = null): Promise<MailMessage> {
  for (let page = 0; page < SEARCH_PAGES_MAX; page += 1) {
    const { items, total } = await http.get(mailUrls.list, MailPage, {
      params: { ...paramsOf(status), page, pageSize: SEARCH_PAGE_SIZE },
    });
    const found = items.find((mail) => sameId(mail.id, id));
    if (found) return found;
    if ((page + 1) * SEARCH_PAGE_SIZE >= total) break;
  }
  throw new HttpError('refused', 404, mailUrls.list);
}

export const getMailCounts = (): Promise<MailCounts> => http.get(mailUrls.counts, MailCounts);

/** Returns the number of mails of all statuses. */
export const getMailTotal = (): Promise<number> =>
  http.get(mailUrls.list, MailPage, { params: { page: 0, pageSize: 1 } }).then(({ total }) => total);

/** The tags of everything read about incoming mail. */
export const MAIL_TAGS = ['mails', 'mail'] as const;

/** The tag of one list; 'mails' alone invalidates all lists. */
export const mailListTag = (status: MailStatus | null) => ({ type: 'mails', id: status ?? 'all' }) as const;

export const mailQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The mails with one status, or all mails for null; newest first. */
    mails: build.infiniteQuery<Page<MailMessage>, MailStatus | null, number>({
      query: ({ queryArg: status, pageParam: page }) => ({
        url: mailUrls.list,
        params: { ...paramsOf(status), page, pageSize: PAGE_SIZE },
        schema: MailPage,
      }),
      infiniteQueryOptions: pageAfterPage<MailMessage>(PAGE_SIZE),
      providesTags: (_result, _error, status) => [mailListTag(status)],
    }),
    mail: build.query<MailMessage, string>({
      queryFn: (id) => answerOf(getMail(id)),
      providesTags: ['mail'],
    }),
  }),
});
