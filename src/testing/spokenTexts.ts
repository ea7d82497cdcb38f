import { currentlySpoken } from '@/ui/feedback/speak';

/** The texts that screen readers received in the last seconds. */
export const spokenTexts = (): string[] => currentlySpoken().map(({ text }) => text);
