export const FILTER_DEBOUNCE_MS = 500;
/** After an answer about the open task, before the next question: a burst of events is one or two requests. */
export const DETAIL_REFETCH_MS = 150;

export const NEAR_DEADLINE_HOURS = 24;
export const QUERY_LENGTH_MAX = 200;
export const TYPE_FILTERS_MAX = 50;
