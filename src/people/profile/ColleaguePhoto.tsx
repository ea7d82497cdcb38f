import { useEffect, useState } from 'react';
import { orNull } from '@/api/http/orNull';
import { getColleaguePhoto } from '@/api/person/colleaguePhoto';
import type { Colleague } from '@/domain/colleague/colleague';
import { Avatar } from '@/ui/record/Avatar';

/** Twice what is shown, for sharp screens. */
const SIZE = 96;
const PICTURE = /^image\/(?:png|jpeg|webp|gif)$/;

interface ColleaguePhotoProps {
  colleague: Pick<Colleague, 'id' | 'name' | 'pictureBlobId'>;
}

/** The photo of a colleague, which is fetched with the token; initials as long as there is none. */
export function ColleaguePhoto({ colleague: { id, name, pictureBlobId } }: ColleaguePhotoProps) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (pictureBlobId === null) return undefined;
    let url: string | null = null;
    let isShown = true;
    void orNull(getColleaguePhoto({ id, size: SIZE, version: pictureBlobId })).then((photo) => {
      if (!isShown || photo === null || !PICTURE.test(photo.type)) return;
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
