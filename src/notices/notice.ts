import * as v from 'valibot';
import type { Permission } from '@/domain/session/permission';

/** What can need somebody (issue of the conversations, 'Signaleringen'), in the order of the filter. */
export const NOTICE_KINDS = [
  'task',
  'caseFlow',
  'deadline',
  'answer',
  'callBack',
  'missedCall',
  'chat',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What it is about. */
const SUBJECTS = ['task', 'caseFlow', 'call', 'chat'] as const;

/** The right to see a subject; without it the bell keeps silent about it (T20). */
export const rightOf: Readonly<Record<(typeof SUBJECTS)[number], Permission>> = {
  task: 'viewTask',
  caseFlow: 'viewCaseFlow',
  call: 'usePhone',
  chat: 'viewChatConversation',
};

/**
 * Something that needs somebody. It is kept in the browser, which others may use too: so it holds ids and moments, and nothing of
 * what stands in the record.
 */
export const Notice = v.object({
  /** Of a record there is one for each reason. */
  key: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  subject: v.picklist(SUBJECTS),
  id: v.string(),
  /** It is on the name of this person, not of a group of theirs. */
  isOwn: v.boolean(),
  /** Which happening it tells of; a later one sorts behind it. */
  mark: v.string(),
  /** When it was noticed, in ms since 1970. */
  at: v.number(),
  isRead: v.boolean(),
  /** When somebody last said whether it is read. */
  touched: v.number(),
  /** It no longer needs anybody; kept for a while, lest the same is told again. */
  isGone: v.boolean(),
});
export type Notice = v.InferOutput<typeof Notice>;

/** By their keys. */
export type Notices = Readonly<Record<string, Notice>>;

/** What a rule finds: something that needs somebody, or that some of it no longer does. */
export type Finding =
  | {
      type: 'noticed';
      notice: Pick<Notice, 'key' | 'kind' | 'subject' | 'id' | 'isOwn' | 'mark'>;
      at?: number;
    }
  | { type: 'over'; keys: readonly string[]; mark?: string };

/** A deadline that passes becomes a call-back that is late: they are one reason. */
export const keys = {
  task: (id: string) => `task/${id}`,
  due: (id: string) => `due/${id}`,
  taskAnswer: (id: string) => `answer/task/${id}`,
  caseFlow: (id: string) => `caseFlow/${id}`,
  call: (id: string) => `call/${id}`,
  chat: (id: string) => `chat/${id}`,
  caseAnswer: (id: string) => `answer/caseFlow/${id}`,
};

/** How a deadline that has passed is told from the same one before that. */
export const lateMark = {
  of: (ends: string) => `${ends} late`,
  ends: (mark: string) => mark.replace(/ late$/, ''),
};
