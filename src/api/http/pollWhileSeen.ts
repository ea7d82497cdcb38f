/** No hub reports these answers: they are asked again while the page is in sight, and at once when it comes back in sight. */
export const pollWhileSeen = (pollingInterval: number) => ({
  pollingInterval,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
});
