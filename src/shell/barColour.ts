import type { BarColour } from '@/core/area';

const BY_URGENCY: readonly BarColour[] = ['red', 'orange', 'green'];

/** What the whole bar wears of the colours of its parts (AMB-185). */
export const mostUrgent = (colours: readonly (BarColour | null)[]): BarColour | null =>
  BY_URGENCY.find((one) => colours.includes(one)) ?? null;
