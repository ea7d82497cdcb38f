/** There from the start: in the menu. */
export const SANDBOX_TITLE = 'Sandbox';
