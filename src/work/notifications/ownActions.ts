import type { Action } from '@reduxjs/toolkit';
import {
  submissionFailed,
  submissionStarted,
  submissionSucceeded,
  submissionUncertain,
} from '@/core/submissions/submissionsSlice';
import { isRecord } from '@/lib/values';

/** The push about an action arrives at most this long after its answer. */
const AFTER_MS = 15_000;
/** A request is answered within this time; until then, pushes about its record count as the user's own. */
const DURING_MS = 120_000;

interface OwnAction {
  id: string;
  /** The time in which a push about that record counts as caused by the user. */
  ms: number;
}

const idIn = (submission: string): string => submission.slice(submission.lastIndexOf('/') + 1).toLowerCase();

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Returns the records that the user acts on, by submissions and bulk actions. */
export function actionsIn(action: Action): OwnAction[] {
  if (submissionStarted.match(action)) return [{ id: idIn(action.payload), ms: DURING_MS }];
  if (submissionSucceeded.match(action)) return [{ id: idIn(action.payload), ms: AFTER_MS }];
  if (submissionFailed.match(action) || submissionUncertain.match(action))
    return [{ id: idIn(action.payload.key), ms: AFTER_MS }];
  const payload = 'payload' in action && isRecord(action.payload) ? action.payload : {};
  const isBulk = action.type.endsWith('/bulkRequested') && isTextList(payload['ids']);
  return isBulk ? (payload['ids'] as string[]).map((id) => ({ id: id.toLowerCase(), ms: DURING_MS })) : [];
}

/** Returns the records that the user acts on in another tab, after validation of the message from that tab. */
export function actionsHeard(word: object): OwnAction[] {
  const told = 'actions' in word && Array.isArray(word.actions) ? word.actions : [];
  return told.flatMap((action: unknown) =>
    isRecord(action) && typeof action['id'] === 'string' && typeof action['ms'] === 'number'
      ? [{ id: action['id'], ms: Math.min(action['ms'], DURING_MS) }]
      : [],
  );
}

/** A push has no author, so it counts as the user's own while the user acts on the record (wire, hubs). */
export class OwnActions {
  readonly #until = new Map<string, number>();

  take(actions: readonly OwnAction[], now: number): void {
    for (const [id, until] of this.#until) if (until < now) this.#until.delete(id);
    for (const { id, ms } of actions) this.#until.set(id, now + ms);
  }

  isOwn = (id: string, now: number): boolean => (this.#until.get(id.toLowerCase()) ?? 0) >= now;
}
