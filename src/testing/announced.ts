import { currentAnnouncements } from '@/ui/feedback/Announcer';

/** The texts that screen readers received in the last seconds. */
export const announced = (): string[] => currentAnnouncements().map(({ text }) => text);
