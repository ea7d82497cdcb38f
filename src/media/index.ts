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
  type WithMedia,
} from './mediaSlice';
export { useUploads, type Uploads } from './useUploads';
