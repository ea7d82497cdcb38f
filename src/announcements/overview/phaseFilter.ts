import type { AnnouncementPhase } from '@/domain/timeline/announcement';

/** By when they hold; the server has no such filter. */
export const PHASES = ['all', 'current', 'future', 'past'] as const;
export type PhaseFilter = 'all' | AnnouncementPhase;

export const isPhase = (value: string | null): value is PhaseFilter =>
  value !== null && (PHASES as readonly string[]).includes(value);
