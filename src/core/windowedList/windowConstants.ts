/** The most that one request for several pages asks for. */
export const REQUEST_SIZE_MAX = 450;

/** A server that keeps repeating itself is asked no further after this many pages without anything new (P9). */
export const PAGES_WITHOUT_GAIN_MAX = 3;

/** Rows may be wrong: wait until events have been quiet for so long … */
export const RESYNC_QUIET_MS = 400;
/** … but no longer than this, per loaded record and in total; a large window costs many requests. */
export const RESYNC_WAIT_PER_ITEM_MS = 3;
export const RESYNC_WAIT_MIN_MS = 2_000;
export const RESYNC_WAIT_MAX_MS = 30_000;
/** Only the total may be wrong. */
export const RESYNC_TOTAL_MS = 3_000;
export const RESYNC_SPREAD_MS = 1_000;
export const RESYNC_RETRY_MIN_MS = 5_000;
export const RESYNC_RETRY_MAX_MS = 60_000;

/** Records that left are remembered so that a late event or answer does not bring them back (H9). */
export const GONE_MEMORY_MS = 5 * 60_000;
export const GONE_MEMORY_MAX = 5_000;
