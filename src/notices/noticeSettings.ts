import * as v from 'valibot';
import { readKept, writeKept } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { lookUp } from '@/lib/values';
import type { NoticeKind } from './notice';

/** How loud a kind is: not there at all, in the list only, with a sound as well, or with a notification of the browser. */
export const LOUDNESS = ['off', 'quiet', 'sound', 'notification'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** Who waits at the chat is told by the chat itself, as loud as somebody wants that. */
export const loudnessesFor = (kind: NoticeKind): readonly Loudness[] =>
  kind === 'chat' ? ['off', 'quiet'] : LOUDNESS;

const NoticeSettings = v.object({
  loudness: v.record(v.string(), v.fallback(v.picklist(LOUDNESS), 'quiet')),
  /** Notifications say what it is about: they can be read while the screen is locked. */
  showsNames: v.boolean(),
});
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>;

export const DEFAULT_SETTINGS: NoticeSettings = { loudness: {}, showsNames: false };

/** Kinds that cannot wait until somebody looks at the bell. */
const LOUD: readonly NoticeKind[] = ['task', 'caseFlow', 'callBack', 'missedCall'];

export const loudnessOf = ({ loudness }: NoticeSettings, kind: NoticeKind): Loudness =>
  lookUp(loudness, kind) ?? (LOUD.includes(kind) ? 'sound' : 'quiet');

export const readNoticeSettings = (userId: string): NoticeSettings =>
  readKept(storageKeys.noticeSettings, userId, NoticeSettings, DEFAULT_SETTINGS);

export const writeNoticeSettings = (userId: string, settings: NoticeSettings): void => {
  writeKept(storageKeys.noticeSettings, userId, settings);
};
