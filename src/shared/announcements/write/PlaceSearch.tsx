import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { unitQueries } from '@/api/properties/units';
import { useSearch } from '@/core/hooks/useDebounced';
import { fullUnitAddress } from '@/domain/properties/units';
import { BuildingIcon, HouseIcon } from '@/ui/icons';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { announcementsTexts } from '../announcementsTexts';

const texts = announcementsTexts.write;
const MIN_LENGTH = 2;
const { foundUnits, foundComplexes } = unitQueries.endpoints;

interface Place {
  id: string;
  label: string;
  description: string | null;
}

interface FoundPlaces {
  /** The results of the previous words stay while the next ones are searched. */
  places: readonly Place[];
  isFetching: boolean;
  isError: boolean;
}

const question = (text: string) => (text.length < MIN_LENGTH ? skipToken : { text, page: 0, pageSize: 10 });

function useUnits(text: string): FoundPlaces {
  const { data, isFetching, isError } = foundUnits.useQuery(question(text));
  const places = (data?.items ?? []).map((unit) => ({
    id: unit.id,
    label: fullUnitAddress(unit) ?? announcementsTexts.register.unnamedUnit,
    description: unit.code,
  }));
  return { places, isFetching, isError };
}

function useComplexes(text: string): FoundPlaces {
  const { data, isFetching, isError } = foundComplexes.useQuery(question(text));
  const places = (data?.items ?? []).map(({ id, name, city, code }) => ({
    id,
    label: name ?? announcementsTexts.register.unnamedComplex,
    description: [code, city].filter(Boolean).join(' · '),
  }));
  return { places, isFetching, isError };
}

interface SearchProps {
  label: string;
  onAdd: (id: string) => void;
}

export const UnitSearch = (props: SearchProps) => (
  <PlaceSearch {...props} useFound={useUnits} icon={HouseIcon} />
);
export const ComplexSearch = (props: SearchProps) => (
  <PlaceSearch {...props} useFound={useComplexes} icon={BuildingIcon} />
);

interface PlaceSearchProps extends SearchProps {
  useFound: (text: string) => FoundPlaces;
  icon: typeof HouseIcon;
}

/** Finds a place and adds it; the field is then cleared for the next place. */
function PlaceSearch({ label, onAdd, useFound, icon }: PlaceSearchProps) {
  const [typed, setTyped] = useState('');
  const { text, asked } = useSearch(typed);
  const { places, isFetching, isError } = useFound(asked);
  const [last, setLast] = useState<string | null>(null);
  const isTooShort = text.length < MIN_LENGTH;
  const isBusy = !isTooShort && (text !== asked || isFetching);
  const choose = (id: string | null) => {
    setTyped('');
    setLast(id);
    if (id !== null && id !== last) onAdd(id);
  };
  return (
    <ComboBox
      label={label}
      items={isTooShort || isError ? [] : places.map((place) => ({ ...place, icon }))}
      inputValue={typed}
      onInputChange={setTyped}
      selectedId={last}
      onSelect={choose}
      busy={isBusy}
      highlightsFirst={!isBusy}
      failed={isError}
      emptyText={isTooShort ? texts.typeMore : texts.noPlaces}
      error={isError ? texts.placesFailed : null}
    />
  );
}
