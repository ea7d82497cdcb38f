import { lazyPart } from '@/lib/lazyPart';

export const NoticesPanel = lazyPart(async () => (await import('./NoticesPanel')).NoticesPanel);
