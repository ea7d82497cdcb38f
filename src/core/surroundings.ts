/** The few things of the browser that a test must be able to hold: it can spy on these. */
export const surroundings = {
  /** Leaves for another address; the page is gone after this. */
  leave: (url: string): void => {
    window.location.assign(url);
  },
  /** The same, and nobody comes back here: the other address takes the place of this one in the history. */
  leaveForGood: (url: string): void => {
    window.location.replace(url);
  },
  /** The same address anew. */
  reload: (): void => {
    window.location.reload();
  },
  random: (): number => Math.random(),
  /** How long after the first rows the page is left alone before what weighs most comes of itself. */
  calmMs: 3_000,
};
