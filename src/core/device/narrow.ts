/** Where menu and filters stand folded until somebody wants them otherwise. Also read by the script in the page, so it stands alone. */
export const NARROW_QUERY = '(max-width: 1439px)';
