/** 000 §9. */
export const CASE_FLOW_PAGE_SIZE = 9;
export const WORKLOAD_PAGE_SIZE = 4;
/** The `size` of an address counts up to this (AMB-084). */
export const PAGE_SIZE_MAX = 100;
export const OWNER_FILTER_PAGE_SIZE = 10;
export const OWNER_EDIT_PAGE_SIZE = 20;
export const CASE_ACTIVITIES_PAGE_SIZE = 150;
export const FILTER_DEBOUNCE_MS = 500;
/** A deadline within so many hours is near. */
export const NEAR_DEADLINE_HOURS = 48;
/** After an answer about the open case, before the next question. */
export const REFETCH_MS = 150;
/** So many tasks of the steps of a case are asked for at once. */
export const LINKED_TASK_LANES = 3;
/** Other cases and tasks of the same person: so many are looked through, so many are shown. */
export const RELATED_SEARCH_SIZE = 50;
export const RELATED_SHOWN_MAX = 10;
export const QUERY_LENGTH_MAX = 200;
