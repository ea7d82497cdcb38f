export { visibleName } from './fileName';
export { MediaList, MediaUpload } from './lazyMedia';
export { mediaArea } from './mediaArea';
export { mediaDialogs } from './mediaDialogs';
export {
  mediaLoaded,
  mediaRequested,
  mediaSlice,
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
