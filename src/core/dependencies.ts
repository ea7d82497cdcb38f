/** Browser functions that tests can spy on. */
export const dependencies = {
  /** Leaves for another address; the page closes. */
  leave: (url: string): void => {
    window.location.assign(url);
  },
  /** Like `leave`, but replaces this address in the history, so that the back button cannot return here. */
  leaveForGood: (url: string): void => {
    window.location.replace(url);
  },
  reload: (): void => {
    window.location.reload();
  },
  random: (): number => Math.random(),
  /** The time after the first rows at which the heaviest code loads, if nothing needed it before. */
  calmMs: 3_000,
};
