import { lazyPart } from '@/lib/lazyPart';

export const NotificationsPanel = lazyPart(
  async () => (await import('./NotificationsPanel')).NotificationsPanel,
);
