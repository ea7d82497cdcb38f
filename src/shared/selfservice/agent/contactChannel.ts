import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { AGENT_CHANNELS, channelTypeLabel } from '@/domain/timeline/channelType';

export type AgentChannel = (typeof AGENT_CHANNELS)[number];

/** The nine channels of contacts with agents (AMB-110). */
export const channelOptions = AGENT_CHANNELS.map((channel) => ({
  value: channel,
  label: channelTypeLabel(channel),
}));

export const agentChannel = (name: string | null): AgentChannel | null =>
  AGENT_CHANNELS.find((channel) => channel === name) ?? null;

const Recovery = v.object({ channel: v.picklist(AGENT_CHANNELS) });

/** The contact channel chosen last, kept so that an interrupted session continues with it (000 §4.3, AMB-153). */
export const readChannel = (userId: string | null): AgentChannel | null =>
  readPersonal(storageKeys.caseFlowRecovery, userId, v.nullable(Recovery), null)?.channel ?? null;

export const writeChannel = (userId: string | null, channel: AgentChannel): void =>
  writePersonal(storageKeys.caseFlowRecovery, userId, { channel });
