import { isOneOf } from '@/domain/decode/received';
import { type Media, MediaModel } from '@/domain/media';

/** Thumbnails of the attachment list (000 §9). */
export const THUMBNAIL_SIZE_PX = 40;

/** Drawn by the browser as pixels only; SVG can hold script and is downloaded like everything else (T5). */
const SAFE_IMAGE = /^image\/(?:jpeg|png|gif|webp|avif|bmp)$/;

export const isSafeImage = (contentType: string): boolean => SAFE_IMAGE.test(contentType.toLowerCase());

/** Something a person can look at here; whether its content is safe is known when it has come. */
export const isViewable = (media: Media): boolean => media.type === MediaModel.Image;

const WITH_CONTENT: readonly MediaModel[] = [MediaModel.Image, MediaModel.Video, MediaModel.Document];

export const isDownloadable = ({ type }: Media): boolean => isOneOf(WITH_CONTENT, type);
