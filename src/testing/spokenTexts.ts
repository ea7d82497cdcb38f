import { currentlySpoken, onSpoken } from '@/ui/feedback/speak';

/** The texts that screen readers received in the last seconds. */
export const spokenTexts = (): string[] => currentlySpoken().map(({ text }) => text);

/** Collects the texts for screen readers until the end of the test, however slow it is. */
export function collectSpoken(): readonly string[] {
  const texts: string[] = [];
  const known = new Set<unknown>();
  onTestFinished(
    onSpoken(() => {
      for (const one of currentlySpoken()) if (!known.has(one)) texts.push(one.text);
      for (const one of currentlySpoken()) known.add(one);
    }),
  );
  return texts;
}
