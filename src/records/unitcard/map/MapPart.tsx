import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { placeQueries } from '@/api/properties/places';
import { selectConfig } from '@/core/config/configSlice';
import { placeQuestions } from '@/domain/properties/place';
import { fullUnitAddress, type Unit } from '@/domain/properties/units';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass } from '@/ui/layout/Section';
import { mapTexts as texts } from './mapTexts';

const waiting = <Skeleton height={200} />;

/** The code of the map is loaded when the panel is unfolded. */
const TileMap = lazyRegion(async () => (await import('./TileMap')).TileMap, waiting);

/** The location of a unit. Geocoder and map are not called before the panel is unfolded. */
export function MapPart({ unit }: { unit: Unit }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={texts.title} open={open} onToggle={() => setOpen(!open)}>
      <FoundPlace unit={unit} />
    </Disclosure>
  );
}

function FoundPlace({ unit }: { unit: Unit }) {
  const { geocodingUrl, mapTileUrl } = useSelector(selectConfig);
  const questions = placeQuestions(unit);
  const mayAsk = geocodingUrl !== undefined && mapTileUrl !== undefined && questions.length > 0;
  const answer = placeQueries.endpoints.place.useQuery(mayAsk ? { geocodingUrl, questions } : skipToken);
  if (!mayAsk) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={waiting}>
      {(place) =>
        place === null ? (
          <p className={mutedClass}>{texts.none}</p>
        ) : (
          <TileMap place={place} address={fullUnitAddress(unit) ?? ''} template={mapTileUrl} />
        )
      }
    </QueryView>
  );
}
