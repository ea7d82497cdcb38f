import * as v from 'valibot';
import { Direction } from '@/domain/contacts/contactMoment';
import { Phone } from '@/domain/telephony/phone';
import { QueueStats } from '@/domain/telephony/queueStats';
import * as d from '@/domain/decode/decode';
import { phoneHub } from '@/hubs/phoneHub';
import type { PhoneCommand } from '../state/phoneCommands';

const Command = v.pipe(
  v.object({
    method: v.picklist(Object.keys(phoneHub.methods)),
    args: v.array(v.union([v.string(), v.array(v.string())])),
  }),
  v.transform((command) => command as unknown as PhoneCommand),
);

const Shared = v.object({
  isLive: v.boolean(),
  phone: d.optionalRecord(Phone),
  phoneAt: v.number(),
  stats: d.optionalRecord(QueueStats),
  statsAt: v.number(),
  sent: d.listOf(Command),
  doubtful: d.optionalRecord(Command),
  error: v.nullable(v.string()),
  isIncomingCleared: v.boolean(),
  /** A tab of an earlier build sends no directions. */
  directions: v.optional(v.record(v.string(), v.enum(Direction)), {}),
});

const KINDS = ['info', 'success', 'warning', 'error'] as const;

export interface Sentence {
  kind: (typeof KINDS)[number];
  text: string;
}

/** The messages between the tabs of one browser about the phone. */
export const TabMessage = v.variant('kind', [
  /** The state, sent by the tab that holds the phone. */
  v.object({ kind: v.literal('state'), state: Shared }),
  /** A sentence for all tabs to show, sent by any tab. */
  v.object({ kind: v.literal('said'), said: v.object({ kind: v.picklist(KINDS), text: v.string() }) }),
  /**
   * A command for the tab that holds the phone, sent by any other tab; a command that is too old is never performed.
   */
  v.object({ kind: v.literal('command'), command: Command, at: v.number() }),
]);
export type TabMessage = v.InferOutput<typeof TabMessage>;
