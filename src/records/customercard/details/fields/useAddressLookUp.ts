import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { personDetailsQueries } from '@/api/people/personDetails';
import { selectConfig } from '@/core/config/configSlice';
import { useDebounced } from '@/core/hooks/useDebounced';
import { plainAddress } from '@/domain/people/fields/addressFields';
import type { AddressValue } from '@/domain/people/fields/personField';
import { sameValue } from '@/lib/values';

const DEBOUNCE_MS = 500;
const SHORTEST_ZIP_CODE = 5;

type Found = Pick<AddressValue, 'street' | 'city'>;

const nothing: Found = { street: '', city: '' };

type Place = Pick<AddressValue, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>;

function placeOf(value: AddressValue): Place {
  const { zipCode, houseNumber, houseNumberSuffix } = plainAddress(value);
  return { zipCode, houseNumber, houseNumberSuffix };
}

/** A lookup needs a zip code that is long enough, and a house number (CARD-124). */
const isEnough = ({ zipCode, houseNumber }: Place): boolean =>
  zipCode.length >= SHORTEST_ZIP_CODE && Number(houseNumber) > 0;

const whereEnough = (value: AddressValue | null): AddressValue | null =>
  value !== null && isEnough(placeOf(value)) ? value : null;

const isEmpty = ({ street, city }: Found): boolean => street === '' && city === '';
const isSame = (one: Found, other: Found): boolean => one.street === other.street && one.city === other.city;

const isSamePlace = (one: AddressValue, other: AddressValue): boolean =>
  sameValue(placeOf(one), placeOf(other));

/** True if another place was typed, but its street and city were neither looked up nor typed. */
const isLeftUndone = (from: AddressValue, to: AddressValue): boolean =>
  !isSamePlace(from, to) && isSame(from, to);

/** Returns the present value if a lookup filled it in. The value that it replaced was then set aside. */
const foundBefore = (value: AddressValue, aside: AddressValue | null): Found =>
  aside === null ? nothing : value;

interface LookUp {
  stored: AddressValue;
  value: AddressValue;
  /** The typed or stored street and city that an answer replaced. */
  aside: AddressValue | null;
  onChange: (value: AddressValue, aside: AddressValue | null) => void;
}

interface Answer {
  state: 'found' | 'several' | 'notFound' | 'failed';
  /** Empty if no address or several addresses were found. */
  found: Found;
  offered: readonly Found[];
}

interface Shown {
  state: Answer['state'] | 'looking' | null;
  offered: readonly Found[];
}
const LOOKING: Shown = { state: 'looking', offered: [] };

/** Offers the found addresses only until one was chosen or typed. */
const shownOf = (value: AddressValue, answer: Answer | null): Shown => ({
  state: answer?.state ?? null,
  offered: isEmpty(value) ? (answer?.offered ?? []) : [],
});

const withoutAny = (state: Answer['state']): Answer => ({ state, found: nothing, offered: [] });

/** The answer of the back end for a place; null until it arrives. */
function useAnswer(place: AddressValue | null): Answer | null {
  const { currentData, isError, isFetching } = personDetailsQueries.endpoints.foundAddresses.useQuery(
    place === null ? skipToken : placeOf(place),
  );
  if (isFetching) return null;
  if (isError) return withoutAny('failed');
  if (currentData === undefined) return null;
  const places = currentData.map(({ street, city }) => ({ street, city }));
  const offered = places.filter((place, at) => places.findIndex((each) => isSame(each, place)) === at);
  const [first] = offered;
  if (first === undefined) return withoutAny('notFound');
  return offered.length > 1
    ? { state: 'several', found: nothing, offered }
    : { state: 'found', found: first, offered: [] };
}

/**
 * Looks up street and city by zip code and number once the typing pauses (CARD-124, 125). A found address replaces the
 * present values. If no place or several places are found, the values are emptied. Replaced values that were not looked
 * up can be restored.
 */
export function useAddressLookUp({ stored, value, aside, onChange }: LookUp) {
  const isAvailable = useSelector(selectConfig).facets.geography?.available === true;
  const [typed, setTyped] = useState(isLeftUndone(stored, value) ? value : null);
  const wanted = isAvailable ? whereEnough(typed) : null;
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const answer = useAnswer(asked === wanted ? asked : null);
  const [taken, setTaken] = useState<AddressValue | null>(null);
  const [lookedUp, setLookedUp] = useState(() => foundBefore(value, aside));

  const take = ({ found }: Answer) => {
    const isOwn = !isEmpty(value) && !isSame(value, found) && !isSame(value, lookedUp);
    setLookedUp(found);
    setTaken(wanted);
    onChange({ ...value, ...found }, isOwn ? value : aside);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isRunning = taken !== wanted && wanted !== null;
  useEffect(() => {
    if (isRunning && answer !== null) latest.current(answer);
  }, [isRunning, answer]);

  return {
    placeChanged: setTyped,
    isRunning,
    ...(isRunning ? LOOKING : shownOf(value, answer)),
    replaced: aside === null || isSame(aside, value) ? null : { street: aside.street, city: aside.city },
    isTyped: aside !== null && !isSame(aside, stored),
  } as const;
}
