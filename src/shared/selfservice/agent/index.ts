import { lazyRegion } from '@/ui/feedback/LineBoundary';

export { type AgentChannel, readChannel, writeChannel } from './contactChannel';
export { ChannelChoice } from './portal/ChannelChoice';
export { scenarioLook } from './scenarioLook';

/** The scenarios that can be started for a customer, beside their card. */
export const SelfServicePanel = lazyRegion(
  async () => (await import('./panel/SelfServicePanel')).SelfServicePanel,
);
