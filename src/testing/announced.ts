import { currentAnnouncements } from '@/ui/feedback/Announcer';

/** What screen readers were told in the last seconds. */
export const announced = (): string[] => currentAnnouncements().map(({ text }) => text);
