import { lazy } from 'react';

/** The attachment list and the drop area come with the screens that show them. */
export const MediaList = lazy(async () => ({ default: (await import('./MediaList')).MediaList }));
export const MediaUpload = lazy(async () => ({ default: (await import('./MediaUpload')).MediaUpload }));
