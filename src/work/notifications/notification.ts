import * as v from 'valibot';
import type { Permission } from '@/domain/session/permission';

/** The kinds of notifications (issue of the conversations, 'Signaleringen'), in the order of the filter. */
export const NOTIFICATION_KINDS = [
  'task',
  'caseFlow',
  'deadline',
  'answer',
  'callBack',
  'missedCall',
  'chat',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const SUBJECTS = ['task', 'caseFlow', 'call', 'chat'] as const;

/** The permission for a subject; without it the bell shows no notification about it (T20). */
export const rightOf: Readonly<Record<(typeof SUBJECTS)[number], Permission>> = {
  task: 'viewTask',
  caseFlow: 'viewCaseFlow',
  call: 'usePhone',
  chat: 'viewChatConversation',
};

/**
 * A notification for the user. It is kept in the browser, which others may use too, so it holds ids and moments, and
 * nothing from the record itself.
 */
export const AppNotification = v.object({
  /** The record and the reason: a record has one notification for each reason. */
  key: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  subject: v.picklist(SUBJECTS),
  id: v.string(),
  /** The record is assigned to the user, not to a group of theirs. */
  isOwn: v.boolean(),
  /** Identifies the event; a later event sorts after it. */
  mark: v.string(),
  /** In ms since 1970. */
  at: v.number(),
  isRead: v.boolean(),
  /** The moment at which the user last marked the notification as read or unread. */
  touched: v.number(),
  /** The notification is no longer relevant, but is kept for a while so that its event is not noticed again. */
  isGone: v.boolean(),
});
export type AppNotification = v.InferOutput<typeof AppNotification>;

export type Notifications = Readonly<Record<string, AppNotification>>;

/** The result of a rule: a new notification, or notifications that are no longer relevant. */
export type Finding =
  | {
      type: 'noticed';
      notification: Pick<AppNotification, 'key' | 'kind' | 'subject' | 'id' | 'isOwn' | 'mark'>;
      at?: number;
    }
  | { type: 'over'; keys: readonly string[]; mark?: string };

/** A deadline and a late call-back have the same key, because a passed deadline becomes a late call-back. */
export const keys = {
  task: (id: string) => `task/${id}`,
  due: (id: string) => `due/${id}`,
  taskAnswer: (id: string) => `answer/task/${id}`,
  caseFlow: (id: string) => `caseFlow/${id}`,
  call: (id: string) => `call/${id}`,
  chat: (id: string) => `chat/${id}`,
  caseAnswer: (id: string) => `answer/caseFlow/${id}`,
};

/** The mark of a deadline that has passed, which differs from the mark of the same deadline before that. */
export const lateMark = {
  of: (ends: string) => `${ends} late`,
  ends: (mark: string) => mark.replace(/ late$/, ''),
};
