import type { UserKey } from '../backend/testServer';

/** Who calls what, and how it is refused: the status, the sentence, and of a 422 the field. */
export type Refusal = [
  user: UserKey,
  call: string,
  body: unknown,
  status: number,
  detail: string,
  field?: string,
];
