export { visibleName } from './fileName';
export { MediaList, MediaUpload } from './lazyMedia';
export { mediaArea } from './mediaArea';
export { mediaDialogs } from './mediaDialogs';
export { mediaRequested, mediaSlice, selectUploads, type WithMedia } from './mediaSlice';
export { useUploads, type Uploads } from './useUploads';
