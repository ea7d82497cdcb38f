import { queries } from '@/api/queries';

/** Timelines changed on the server: what is on the screen of them is read again, as far as it was scrolled (001 §9). */
export const timelineStale = () => queries.util.invalidateTags(['timeline', 'timelineFollowUps']);
