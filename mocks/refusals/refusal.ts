import { rowsOf } from '../db/rows';
import type { UserKey } from '../backend/testServer';

/** User, call and its refusal: the status, the sentence, and the field of a 422. */
type Refusal = [
  user: UserKey,
  call: string,
  body: unknown,
  status: number,
  detail: string,
  field?: string | undefined,
];

export const NOT_YOURS = 'De taak is niet aan u of een van uw functiegroepen toegewezen.';

/** Each row: `user | call | body | status | sentence | field`. */
export const refusalsIn = (table: string): Refusal[] =>
  rowsOf(table).map(([user = '', call = '', body = '', status, detail = '', field]): Refusal => {
    const sent: unknown = body === '-' ? null : JSON.parse(body);
    return [user as UserKey, call, sent, Number(status), detail, field];
  });
