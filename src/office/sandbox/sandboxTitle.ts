/** The title is loaded from the start, because it is in the menu. */
export const SANDBOX_TITLE = 'Sandbox';
