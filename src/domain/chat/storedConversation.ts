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
  /** Null for the visitor; an operator may be told by no more than `true`. */
  chatOperator: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (value === true ? NAMELESS : value)),
    d.optionalRecord(ParticipantOperator),
  ),
});
export type ChatParticipant = v.InferOutput<typeof Participant>;

export const BEST_RATING = 5;

/** '4 van 5' (001 §2). */
export const ratingLabel = (rating: number): string => `${rating} van ${BEST_RATING}`;

/** Less than 0 stars are none, more than 5 are 5 (002 §5). */
const rating = v.pipe(
  d.optionalNumber,
  v.transform((value) => value && Math.min(BEST_RATING, Math.max(0, value))),
);

/** A conversation that has ended, as it was kept (001 §3). */
export const StoredConversation = v.object({
  id: d.id,
  messages: d.listOf(ChatMessage),
  participantInfo: d.listOf(Participant),
  customerId: d.optionalId,
  rating,
});
export type StoredConversation = v.InferOutput<typeof StoredConversation>;

/** 002 §5. */
export const NO_VISITOR = 'Could not extract non-operator participant.';

/** Who talked to the operators; there may be nobody. */
export const visitorOf = ({ participantInfo }: StoredConversation): ChatParticipant | null =>
  participantInfo.find(({ chatOperator }) => chatOperator === null) ?? null;
