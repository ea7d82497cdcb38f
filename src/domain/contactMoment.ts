import * as v from 'valibot';
import { ChannelType } from './channelType';
import { optionalId, optionalRecord } from './decode';

export const Direction = { Inbound: 'Inbound', Outbound: 'Outbound' } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

/** Who comes to the desk, chats or is visited is always the one who asked (001 §5). */
const INBOUND: readonly ChannelType[] = [ChannelType.Visit, ChannelType.Chat, ChannelType.Desk];

export const isAlwaysInbound = (channel: ChannelType): boolean => INBOUND.includes(channel);

export const directionOf = (channel: ChannelType, chosen: Direction): Direction =>
  isAlwaysInbound(channel) ? Direction.Inbound : chosen;

/** What is sent to register a contact moment (001 §3). */
export interface ContactMoment {
  caseId: string | null;
  channelType: ChannelType;
  tagId: string;
  faqId: string;
  targetGroupId: string | null;
  followUpQuestionId: string | null;
  contractId: string | null;
  roleId: string;
  description: string;
  notifyClient: boolean;
  mailId: string | null;
  direction: Direction;
  mediaIds: readonly string[];
  isPublic: boolean;
}

/** By what a contact moment is known again on the timeline. */
export const MomentWords = v.object({ channelType: v.enum(ChannelType), description: v.string() });
export type MomentWords = v.InferOutput<typeof MomentWords>;

export const isMomentWords = (value: unknown): value is MomentWords => v.is(MomentWords, value);

export const saysSame = (one: MomentWords, other: MomentWords): boolean =>
  one.channelType === other.channelType && one.description.trim() === other.description.trim();

/** The answer: which moment it is, and of whom. */
export const StoredContactMoment = v.object({
  id: optionalId,
  role: optionalRecord(v.object({ id: optionalId, personId: optionalId })),
});
