import { isOneOf } from '@/domain/decode/received';
import { type Media, MediaModel } from '@/domain/media/media';

/** The size of a thumbnail in the attachment list (000 §9). */
export const THUMBNAIL_SIZE_PX = 40;

/** Image types that the browser only draws as pixels; SVG can hold script and is downloaded like other files (T5). */
const SAFE_IMAGE = /^image\/(?:jpeg|png|gif|webp|avif|bmp)$/;

export const isSafeImage = (contentType: string): boolean => SAFE_IMAGE.test(contentType.toLowerCase());

/** True if the file can be viewed here. Whether its content is safe is known only after it is fetched. */
export const isViewable = (media: Media): boolean => media.type === MediaModel.Image;

const WITH_CONTENT: readonly MediaModel[] = [MediaModel.Image, MediaModel.Video, MediaModel.Document];

export const isDownloadable = ({ type }: Media): boolean => isOneOf(WITH_CONTENT, type);
