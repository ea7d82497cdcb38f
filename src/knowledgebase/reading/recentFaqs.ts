import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';

/** 002 §4.3. */
const KEPT = 5;

/** The ids of the questions that this person opened last, the newest first. */
export const recentFaqs = (userId: string | null): readonly string[] =>
  readPersonal(storageKeys.recentFaqs, userId, v.array(v.string()), []);

export function rememberFaq(userId: string | null, id: string): void {
  const others = recentFaqs(userId).filter((one) => one !== id);
  writePersonal(storageKeys.recentFaqs, userId, [id, ...others].slice(0, KEPT));
}
