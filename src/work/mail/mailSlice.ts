import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { WithQueries } from '@/api/http/queries';
import { mailQueries } from '@/api/mail/mailMessages';
import type { Received } from '@/domain/decode/received';
import { MAIL_STATUSES, type MailCounts, type MailStatus } from '@/domain/mail/mailMessage';

const { mails } = mailQueries.endpoints;

interface MailState {
  /** The list on the screen, with its status or null for any status; null without a list. */
  shown: { status: MailStatus | null } | null;
  /** The number of mails with each status on the server; null until it was read. */
  counts: MailCounts | null;
  /** The number of mails of any status. The counts leave out statuses that are unknown here. */
  total: number | null;
}

const initialState: MailState = { shown: null, counts: null, total: null };

/** The number of mails, kept while a list of them is on the screen. */
export const mailSlice = createSlice({
  name: 'mail',
  initialState,
  reducers: {
    mailsShown: (state, { payload: status }: PayloadAction<MailStatus | null>) => {
      state.shown = { status };
    },
    mailsLeft: () => initialState,
    mailsCounted: (state, { payload }: PayloadAction<Pick<MailState, 'counts' | 'total'>>) => {
      state.counts = payload.counts ?? state.counts;
      state.total = payload.total;
    },
    /** A mail changed its status in this application. */
    mailMoved: (
      { counts },
      { payload: { from, to } }: PayloadAction<{ from: Received<MailStatus>; to: MailStatus }>,
    ) => {
      if (counts === null) return;
      const before = MAIL_STATUSES.find((status) => status === from);
      if (before) counts[before] = Math.max(0, counts[before] - 1);
      counts[to] += 1;
    },
  },
  extraReducers: (builder) => {
    /* The total that comes with the list is newer than the counts. */
    builder.addMatcher(mails.matchFulfilled, (state, { payload, meta }) => {
      const status = meta.arg.originalArgs;
      const total = payload.pages.at(-1)?.total;
      if (total === undefined) return;
      if (status === null) state.total = total;
      else if (state.counts) state.counts[status] = total;
    });
  },
});

export const { mailsShown, mailsLeft, mailsCounted, mailMoved } = mailSlice.actions;

type WithMail = WithSlice<typeof mailSlice>;

export const selectShownMails = ({ mail }: WithMail) => mail.shown;
export const selectMailCounts = ({ mail }: WithMail): MailCounts | null => mail.counts;

/** The number of mails missing from the list on the screen; negative if colleagues handled some. */
export function selectMailsBehind(state: WithMail & WithQueries): number {
  const { shown, counts, total } = state.mail;
  if (shown === null) return 0;
  const now = shown.status === null ? total : counts?.[shown.status];
  const listed = mails.select(shown.status)(state).data?.pages.at(-1)?.total;
  return now == null || listed === undefined ? 0 : now - listed;
}
