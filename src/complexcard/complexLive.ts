import { liveCard } from '@/card/live/liveCard';

/** What keeps the card of a complex up to date; complexes themselves have no hub. */
export const complexLive = liveCard({
  card: 'complex',
  sync: null,
  hubs: ['unitActivityHub', 'announcementHub'],
});

export const complexSagas = { complexLive: complexLive.saga };
