import { rowsOf } from '../db/rows';
import type { UserKey } from '../backend/testServer';

/** Who calls what, and how it is refused: the status, the sentence, and of a 422 the field. */
type Refusal = [
  user: UserKey,
  call: string,
  body: unknown,
  status: number,
  detail: string,
  field?: string | undefined,
];

export const NOT_YOURS = 'De taak is niet aan u of een van uw functiegroepen toegewezen.';

/** A row each: `user | call | body | status | sentence | field`. */
export const refusalsIn = (table: string): Refusal[] =>
  rowsOf(table).map(([user = '', call = '', body = '', status, detail = '', field]): Refusal => {
    const sent: unknown = body === '-' ? null : JSON.parse(body);
    return [user as UserKey, call, sent, Number(status), detail, field];
  });
