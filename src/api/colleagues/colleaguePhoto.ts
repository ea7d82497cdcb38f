import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { peopleUrls } from '../people/people';

interface PhotoOf {
  id: string;
  /** Width and height in pixels. */
  size: number;
  /** A new version means a new picture. */
  version: string;
}

export const getColleaguePhoto = ({ id, size, version }: PhotoOf): Promise<Blob> =>
  http.blob(fillPath(peopleUrls.colleaguePhoto, { id }), {
    params: { width: size, height: size, ts: version },
  });

/** Returns the photo for colleagues who have none. */
export const getDefaultPhoto = (): Promise<Blob> => http.blob(peopleUrls.defaultPhoto);
