/** The look-up boxes of filters (000 §9). */
export const FILTER_ASSIGNEE_PAGE_SIZE = 20;
/** The assignee picker of task screens (000 §9). */
export const TASK_ASSIGNEE_PAGE_SIZE = 200;
export const ASSIGNEE_DEBOUNCE_MS = 500;
export const PERSON_SEARCH_DEBOUNCE_MS = 500;
export const PERSON_SEARCH_MIN_LENGTH = 2;
export const PERSON_SEARCH_PAGE_SIZE = 10;
/** All contracts of a customer, as the contract filters ask for them (001 §9): a contract that is not listed cannot be chosen. */
export const CONTRACTS_PAGE_SIZE = 255;
/** Answers kept for instant display when the same text is typed again; the oldest goes first. */
export const KEPT_ASSIGNEE_ANSWERS = 20;
