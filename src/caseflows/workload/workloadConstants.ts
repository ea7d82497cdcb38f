/** What is in doubt is asked again when events have been quiet for so long, but no later than so long after the first. */
export const RESYNC_QUIET_MS = 400;
export const RESYNC_LATEST_MS = 3_000;
/** Not all agents ask at the same moment. */
export const RESYNC_SPREAD_MS = 1_000;
export const RESYNC_RETRY_MIN_MS = 5_000;
export const RESYNC_RETRY_MAX_MS = 60_000;
/** With more owners in doubt than these, one question about everyone costs less. */
export const OWNERS_ONE_BY_ONE = 3;
