import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { peopleUrls } from './people';

interface PhotoOf {
  id: string;
  /** In pixels, square. */
  size: number;
  /** Another one is another picture. */
  version: string;
}

export const getColleaguePhoto = ({ id, size, version }: PhotoOf): Promise<Blob> =>
  http.blob(fillPath(peopleUrls.colleaguePhoto, { id }), {
    params: { width: size, height: size, ts: version },
  });

/** Of whoever has none of their own. */
export const getDefaultPhoto = (): Promise<Blob> => http.blob(peopleUrls.defaultPhoto);
