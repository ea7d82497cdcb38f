/** All cards are equally high: two lines of title, customer, summary, status with deadline. */
export const CARD_HEIGHT_REM = 7.5;
/** Where fingers are used type and targets are larger. */
export const TOUCH_CARD_HEIGHT_REM = 8.25;
export const CARD_GAP_REM = 0.5;
export const COLUMN_WIDTH_REM = 18.5;
export const COLUMN_GAP_REM = 0.75;

const REM_PX = 16;

/** What a rem is for this reader. */
export const remToPx = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || REM_PX);
