export const FILTER_DEBOUNCE_MS = 500;
/** After an answer about the open task, before the next question: a burst of events is one or two requests. */
export const DETAIL_REFETCH_MS = 150;

/** How far the clocks of browser and server may differ when a message is looked for after a lost answer. */
export const REPLY_CLOCK_SLACK_MS = 2 * 60_000;

export const NEAR_DEADLINE_HOURS = 24;
export const QUERY_LENGTH_MAX = 200;
export const TYPE_FILTERS_MAX = 50;
