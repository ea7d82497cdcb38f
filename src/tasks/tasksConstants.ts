/** 000 §9: page index = loaded count divided by 9. */
export const TASK_PAGE_SIZE = 9;
/** The most that one request for several pages asks for; a multiple of the page size. */
export const TASK_REQUEST_SIZE_MAX = 450;
/** A larger page in the address is taken for this one. */
export const TASK_PAGE_MAX = 1_999;
export const TASK_ACTIVITIES_PAGE_SIZE = 255;
/** Longer histories are cut after this many pages. */
export const TASK_ACTIVITIES_PAGES_MAX = 4;
export const CASE_ACTIVITIES_PAGE_SIZE = 150;
export const FILTER_DEBOUNCE_MS = 500;
/** After an answer about the open task, before the next question: a burst of events is one or two requests. */
export const DETAIL_REFETCH_MS = 150;

/** A server that keeps repeating itself is asked no further after this many pages without anything new (P9). */
export const PAGES_WITHOUT_GAIN_MAX = 3;

/** Rows may be wrong: wait until events have been quiet for so long … */
export const RESYNC_QUIET_MS = 400;
/** … but no longer than this, per loaded task and in total; a large window costs many requests. */
export const RESYNC_WAIT_PER_TASK_MS = 3;
export const RESYNC_WAIT_MIN_MS = 2_000;
export const RESYNC_WAIT_MAX_MS = 30_000;
/** Only the total may be wrong. */
export const RESYNC_TOTAL_MS = 3_000;
export const RESYNC_SPREAD_MS = 1_000;
export const RESYNC_RETRY_MIN_MS = 5_000;
export const RESYNC_RETRY_MAX_MS = 60_000;

/** Tasks that left are remembered so that a late event or answer does not bring them back (H9). */
export const GONE_MEMORY_MS = 5 * 60_000;
export const GONE_MEMORY_MAX = 5_000;

/** How far the clocks of browser and server may differ when a message is looked for after a lost answer. */
export const REPLY_CLOCK_SLACK_MS = 2 * 60_000;

export const NEAR_DEADLINE_HOURS = 24;
export const BULK_CONCURRENCY = 2;
export const SAVED_VIEWS_MAX = 20;
export const SAVED_VIEW_NAME_MAX = 60;
export const QUERY_LENGTH_MAX = 200;
export const TYPE_FILTERS_MAX = 50;
