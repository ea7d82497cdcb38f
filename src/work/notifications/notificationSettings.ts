import * as v from 'valibot';
import { readKept, writeKept } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';
import type { NotificationKind } from './notification';

/** The loudness of a kind: not shown, in the list only, also with a sound, or also with a browser notification. */
export const LOUDNESS = ['off', 'quiet', 'sound', 'notification'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** The chat signals its waiting visitors itself, with its own settings for loudness. */
export const loudnessesFor = (kind: NotificationKind): readonly Loudness[] =>
  kind === 'chat' ? ['off', 'quiet'] : LOUDNESS;

const NotificationSettings = v.object({
  loudness: v.record(v.string(), v.fallback(v.picklist(LOUDNESS), 'quiet')),
  /** Adds titles to browser notifications, which can be read while the screen is locked. */
  showsNames: v.boolean(),
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

export const DEFAULT_SETTINGS: NotificationSettings = { loudness: {}, showsNames: false };

/** These kinds cannot wait until the user looks at the bell. */
const LOUD: readonly NotificationKind[] = ['task', 'caseFlow', 'callBack', 'missedCall'];

export const loudnessOf = ({ loudness }: NotificationSettings, kind: NotificationKind): Loudness =>
  lookUp(loudness, kind) ?? (LOUD.includes(kind) ? 'sound' : 'quiet');

export const readNotificationSettings = (userId: string): NotificationSettings =>
  readKept(storageKeys.notificationSettings, userId, NotificationSettings, DEFAULT_SETTINGS);

export const writeNotificationSettings = (userId: string, settings: NotificationSettings): void => {
  writeKept(storageKeys.notificationSettings, userId, settings);
};
