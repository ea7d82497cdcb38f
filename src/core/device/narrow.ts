/**
 * The width at which menu and filters start folded. The script in the page reads it too, so this file has no imports.
 */
export const NARROW_QUERY = '(max-width: 1439px)';
