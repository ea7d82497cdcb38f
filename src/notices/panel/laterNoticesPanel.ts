import { lazyPart } from '@/lib/lazyPart';

/** What needs somebody, in the panel of the bell. */
export const NoticesPanel = lazyPart(async () => (await import('./NoticesPanel')).NoticesPanel);
