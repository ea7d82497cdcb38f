import { useState } from 'react';
import type { Place } from '@/domain/properties/place';
import { IconButton } from '@/ui/buttons/IconButton';
import { ExternalLinkIcon, MapPinIcon, MinusIcon, PlusIcon, RetryIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { mapTexts as texts } from './mapTexts';
import { makerOf, MAX_ZOOM, MIN_ZOOM, tilesOf } from './tiles';
import styles from './TileMap.module.css';
import { useMapView } from './useMapView';

/** In pixels, as in the style sheet. */
const FRAME = { width: 512, height: 220 };

const degrees = (value: number): string => value.toLocaleString('nl-NL', { maximumFractionDigits: 4 });

const streetViewOf = ({ lat, lon }: Place): string =>
  `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${lat},${lon}`;

interface TileMapProps {
  place: Place;
  address: string;
  /** The address of a map tile, with `{z}`, `{x}` and `{y}`. */
  template: string;
}

/** A place on a map that is moved by pointer and keys, with the place in words below it. */
export function TileMap({ place, address, template }: TileMapProps) {
  const view = useMapView(place);
  const [isBroken, setBroken] = useState(false);
  const maker = makerOf(template);
  const { zoom, zoomBy, reset, middle, moved, surface } = view;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys */}
        <div
          className={styles.surface}
          role="application"
          aria-label={texts.map(address)}
          tabIndex={0}
          {...surface}
        >
          {tilesOf(template, { middle, zoom, ...FRAME }).map(({ key, url, left, top }) => (
            <img
              key={key}
              className={styles.tile}
              style={{ translate: `${left}px ${top}px` }}
              src={url}
              alt=""
              draggable={false}
              referrerPolicy="origin"
              onError={() => setBroken(true)}
            />
          ))}
          <MapPinIcon
            className={styles.pin}
            style={{ translate: `${-moved.x}px ${-moved.y}px` }}
            aria-hidden
          />
        </div>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.buttons}>
          <IconButton
            variant="secondary"
            icon={PlusIcon}
            label={texts.zoomIn}
            onClick={() => zoomBy(1)}
            aria-disabled={zoom === MAX_ZOOM}
          />
          <IconButton
            variant="secondary"
            icon={MinusIcon}
            label={texts.zoomOut}
            onClick={() => zoomBy(-1)}
            aria-disabled={zoom === MIN_ZOOM}
          />
          <IconButton variant="secondary" icon={RetryIcon} label={texts.back} onClick={reset} />
        </div>
      </div>
      <figcaption className={styles.words}>
        {isBroken && <p className={mutedClass}>{texts.tilesFailed}</p>}
        <p className={mutedClass}>{texts.place(address, degrees(place.lat), degrees(place.lon))}</p>
        {maker !== null && <p className={mutedClass}>{texts.makers[maker]}</p>}
        <a className={styles.link} href={streetViewOf(place)} target="_blank" rel="noopener noreferrer">
          <ExternalLinkIcon aria-hidden size={14} /> {texts.streetView}
        </a>
      </figcaption>
    </figure>
  );
}
