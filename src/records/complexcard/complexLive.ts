import { liveCard } from '@/kit/card/live/liveCard';

/** Keeps the card of a complex up to date through other hubs, because complexes have no hub of their own. */
export const complexLive = liveCard({
  card: 'complex',
  sync: null,
  hubs: ['unitActivityHub', 'announcementHub'],
});

export const complexSagas = { complexLive: complexLive.saga };
