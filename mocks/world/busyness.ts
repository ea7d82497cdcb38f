import { createRepeating } from './repeating';

/** The amount of simulated traffic at the desk. */
export const busyness = ['uit', 'rustig', 'druk'] as const;
export type Busyness = (typeof busyness)[number];
export const isBusyness = (name: string): name is Busyness => busyness.some((known) => known === name);

/** Takes a step after each pause while the desk is busy. */
export function createTraffic(pauseMs: number, step: (level: Exclude<Busyness, 'uit'>) => void) {
  const repeating = createRepeating();
  return {
    step,
    stop: repeating.stop,
    start: (level: Busyness): void => {
      if (level === 'uit') repeating.stop();
      else
        repeating.start(
          () => pauseMs,
          () => step(level),
        );
    },
  };
}
