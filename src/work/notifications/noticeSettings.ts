import * as v from 'valibot';
import { readKept, writeKept } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';
import type { NoticeKind } from './notice';

/** The loudness of a kind: absent, in the list only, with a sound too, or with a browser notification. */
export const LOUDNESS = ['off', 'quiet', 'sound', 'notification'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** The chat signals its waiting visitors itself, with its own settings for loudness. */
export const loudnessesFor = (kind: NoticeKind): readonly Loudness[] =>
  kind === 'chat' ? ['off', 'quiet'] : LOUDNESS;

const NoticeSettings = v.object({
  loudness: v.record(v.string(), v.fallback(v.picklist(LOUDNESS), 'quiet')),
  /** Notifications contain titles, which can be read while the screen is locked. */
  showsNames: v.boolean(),
});
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>;

export const DEFAULT_SETTINGS: NoticeSettings = { loudness: {}, showsNames: false };

/** These kinds cannot wait until the user looks at the bell. */
const LOUD: readonly NoticeKind[] = ['task', 'caseFlow', 'callBack', 'missedCall'];

export const loudnessOf = ({ loudness }: NoticeSettings, kind: NoticeKind): Loudness =>
  lookUp(loudness, kind) ?? (LOUD.includes(kind) ? 'sound' : 'quiet');

export const readNoticeSettings = (userId: string): NoticeSettings =>
  readKept(storageKeys.noticeSettings, userId, NoticeSettings, DEFAULT_SETTINGS);

export const writeNoticeSettings = (userId: string, settings: NoticeSettings): void => {
  writeKept(storageKeys.noticeSettings, userId, settings);
};
