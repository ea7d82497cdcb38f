import * as v from 'valibot';
import * as d from '../decode/decode';
import { ChatMessage } from './chatMessage';

const ParticipantOperator = v.object({
  id: d.optionalId,
  personId: d.optionalId,
  firstName: d.optionalText,
  lastName: d.optionalText,
});

const NAMELESS = { id: null, personId: null, firstName: null, lastName: null };

const Participant = v.object({
  participantId: d.id,
  /** The operator; null for the visitor. For an operator the wire may send just `true`. */
  chatOperator: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (value === true ? NAMELESS : value)),
    d.optionalRecord(ParticipantOperator),
  ),
});
export type ChatParticipant = v.InferOutput<typeof Participant>;

export const BEST_RATING = 5;

/** Returns a rating in words: '4 van 5' (001 §2). */
export const ratingLabel = (rating: number): string => `${rating} van ${BEST_RATING}`;

/** A rating below 0 counts as 0, one above 5 as 5 (002 §5). */
const rating = v.pipe(
  d.optionalNumber,
  v.transform((value) => value && Math.min(BEST_RATING, Math.max(0, value))),
);

/** The record of a conversation that has ended (001 §3). */
export const StoredConversation = v.object({
  id: d.id,
  messages: d.listOf(ChatMessage),
  participantInfo: d.listOf(Participant),
  customerId: d.optionalId,
  rating,
});
export type StoredConversation = v.InferOutput<typeof StoredConversation>;

/** The text shown when a conversation has no visitor (002 §5). */
export const NO_VISITOR = 'Could not extract non-operator participant.';

/** The participant who is not an operator; null when there is none. */
export const visitorOf = ({ participantInfo }: StoredConversation): ChatParticipant | null =>
  participantInfo.find(({ chatOperator }) => chatOperator === null) ?? null;
