const RECENT_MS = 3 * 24 * 3_600_000;

/** Within the last three days, the very moment included (001 §9, AMB-248). */
export const isRecent = (changed: string | null, now: number): boolean =>
  changed !== null && Date.parse(changed) >= now - RECENT_MS;
