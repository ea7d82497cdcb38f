import { createElement } from 'react';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';

export { downloadName, visibleName } from './fileName';
export {
  mediaLoaded,
  mediaRequested,
  selectMediaLoad,
  selectUploads,
  uploadDone,
  uploadRestored,
  uploadsAttached,
  uploadUncertain,
  type UploadStatus,
  type WithMedia,
} from './mediaSlice';
export { KeptFile, useKeptUploads } from './useKeptUploads';
export { useUploads, type Uploads } from './useUploads';

const waiting = createElement(Skeleton, { height: 56 });

/** Attachment list and drop area, loaded with the screens that show them. */
export const MediaList = lazyRegion(async () => (await import('./MediaList')).MediaList, waiting);
export const MediaUpload = lazyRegion(async () => (await import('./MediaUpload')).MediaUpload, waiting);
