export { visibleName } from './fileName';
export { MediaList, MediaUpload } from './lazyMedia';
export { mediaArea } from './mediaArea';
export { mediaDialogs } from './mediaDialogs';
export {
  mediaLoaded,
  mediaRequested,
  mediaSlice,
  selectUploads,
  uploadDone,
  uploadRestored,
  uploadsAttached,
  uploadUncertain,
  type UploadTarget,
  type WithMedia,
} from './mediaSlice';
export { useUploads, type Uploads } from './useUploads';
