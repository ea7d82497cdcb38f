import { lazyPart } from '@/lib/lazyPart';

/** The bar with the conversations that are going on; it arrives with the first of them. */
export const ContactBar = lazyPart(async () => (await import('./bar/ContactBar')).ContactBar);
