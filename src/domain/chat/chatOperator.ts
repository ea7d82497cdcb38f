import * as v from 'valibot';
import * as d from '../decode/decode';

/** A colleague as a chat operator; `personId` is that of the colleague (CHAT-15). */
export const ChatOperator = v.object({
  id: d.id,
  personId: d.optionalId,
  firstName: d.optionalText,
  lastName: d.optionalText,
  avatar: d.optionalText,
  /** The operator is available for new conversations. */
  isLoggedIn: d.flag,
});
export type ChatOperator = v.InferOutput<typeof ChatOperator>;
