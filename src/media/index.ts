import { defineArea } from '@/core/area';
import { mediaDialogs } from './mediaDialogs';

export const mediaArea = defineArea({
  name: 'media',
  work: () => import('./mediaWork'),
  dialogs: mediaDialogs,
});

export { visibleName } from './fileName';
export { MediaList, MediaUpload } from './lazyMedia';
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
  type UploadTarget,
  type WithMedia,
} from './mediaSlice';
export { useUploads, type Uploads } from './useUploads';
