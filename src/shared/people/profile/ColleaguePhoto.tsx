import { useEffect, useState } from 'react';
import { orNull } from '@/api/http/orNull';
import { getColleaguePhoto, getDefaultPhoto } from '@/api/colleagues/colleaguePhoto';
import type { Colleague } from '@/domain/colleagues/colleague';
import { Avatar } from '@/ui/record/Avatar';

/** Twice the shown size, for sharp screens. */
const SIZE = 96;
const PICTURE = /^image\/(?:png|jpeg|webp|gif)$/;

interface ColleaguePhotoProps {
  colleague: Pick<Colleague, 'id' | 'name' | 'pictureBlobId'>;
}

async function pictureOr(photo: Promise<Blob>): Promise<Blob | null> {
  const blob = await orNull(photo);
  return blob !== null && PICTURE.test(blob.type) ? blob : null;
}

/** The colleague's own photo, or otherwise the general one (UCC-35). */
async function readPhoto(id: string, version: string | null): Promise<Blob | null> {
  const own = version === null ? null : await pictureOr(getColleaguePhoto({ id, size: SIZE, version }));
  return own ?? pictureOr(getDefaultPhoto());
}

/** The photo of a colleague, which is fetched with the token; initials if there is no photo. */
export function ColleaguePhoto({ colleague: { id, name, pictureBlobId } }: ColleaguePhotoProps) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isShown = true;
    void readPhoto(id, pictureBlobId).then((photo) => {
      if (!isShown || photo === null) return;
      url = URL.createObjectURL(photo);
      setSrc(url);
    });
    return () => {
      isShown = false;
      setSrc(null);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, pictureBlobId]);
  return <Avatar name={name} src={src} size="l" />;
}
