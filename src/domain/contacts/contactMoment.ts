import * as v from 'valibot';
import { ChannelType } from '../timeline/channelType';
import * as d from '../decode/decode';

export const Direction = { Inbound: 'Inbound', Outbound: 'Outbound' } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

/** Contacts over these channels always count as started by the customer (001 §5). */
const INBOUND: readonly ChannelType[] = [ChannelType.Visit, ChannelType.Chat, ChannelType.Desk];

export const isAlwaysInbound = (channel: ChannelType): boolean => INBOUND.includes(channel);

export const directionOf = (channel: ChannelType, chosen: Direction): Direction =>
  isAlwaysInbound(channel) ? Direction.Inbound : chosen;

/** The body that registers a contact moment (001 §3). */
const ContactMoment = v.object({
  caseId: v.nullable(v.string()),
  channelType: v.enum(ChannelType),
  tagId: v.string(),
  faqId: v.string(),
  targetGroupId: v.nullable(v.string()),
  followUpQuestionId: v.nullable(v.string()),
  contractId: v.nullable(v.string()),
  roleId: v.string(),
  description: v.string(),
  notifyClient: v.boolean(),
  mailId: v.nullable(v.string()),
  direction: v.enum(Direction),
  mediaIds: v.pipe(v.array(v.string()), v.readonly()),
  isPublic: v.boolean(),
});
export type ContactMoment = v.InferOutput<typeof ContactMoment>;

/** A contact moment with the person it is about. */
const MomentAbout = v.object({ personId: v.string(), contact: ContactMoment });
export type MomentAbout = v.InferOutput<typeof MomentAbout>;
export const isMomentAbout = (kept: unknown): kept is MomentAbout => v.is(MomentAbout, kept);

/** The answer to the registration: the id of the contact moment, and its person. */
export const StoredContactMoment = v.object({
  id: d.optionalId,
  role: d.optionalRecord(v.object({ id: d.optionalId, personId: d.optionalId })),
});
