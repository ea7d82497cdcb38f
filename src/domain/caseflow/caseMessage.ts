/** Who reads a message of a case: colleagues, or the customer as well. */
export type Audience = 'internal' | 'public';

/**
 * A message that is to be added (000 §3.3). Its audience is part of its type, so that what was written for colleagues cannot be
 * handed to the call that a customer reads.
 */
export interface NewCaseMessage<A extends Audience> {
  audience: A;
  message: string;
  mediaId: string | null;
}
