/** Thumbnails of the attachment list (000 §9). */
export const THUMBNAIL_SIZE_PX = 40;
/** Twice the size on the page, so that it is sharp on dense screens. */
export const THUMBNAIL_PIXELS = THUMBNAIL_SIZE_PX * 2;
/** The back end refuses more (413). */
export const MAX_UPLOAD_BYTES = 30 * 1024 * 1024;
/** How often progress reaches the page. */
export const PROGRESS_STEP = 0.05;
/** How often progress is read aloud (reliability 4.13). */
export const ANNOUNCED_PROGRESS_STEP = 0.25;
