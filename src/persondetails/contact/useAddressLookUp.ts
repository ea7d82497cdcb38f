import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { personDetailsQueries } from '@/api/personDetails';
import { selectConfig } from '@/core/config/configSlice';
import { useDebounced } from '@/core/hooks/useDebounced';
import type { AddressValue } from '../form/personFields';

const DEBOUNCE_MS = 500;
const SHORTEST_ZIP_CODE = 5;

type Found = Pick<AddressValue, 'street' | 'city'>;

const nothing: Found = { street: '', city: '' };

/** CARD-124. */
const isEnough = ({ zipCode, houseNumber }: AddressValue): boolean =>
  zipCode.trim().length >= SHORTEST_ZIP_CODE && Number(houseNumber) > 0;

const isEmpty = ({ street, city }: Found): boolean => street === '' && city === '';
const isSame = (one: Found, other: Found): boolean => one.street === other.street && one.city === other.city;

interface Looked {
  isFetching: boolean;
  isError: boolean;
  isMissing: boolean;
}

function stateOf({ isFetching, isError, isMissing }: Looked): 'looking' | 'failed' | 'notFound' | null {
  if (isFetching) return 'looking';
  if (isError) return 'failed';
  return isMissing ? 'notFound' : null;
}

const placeOf = ({ zipCode, houseNumber, houseNumberSuffix }: AddressValue) => ({
  zipCode: zipCode.trim(),
  houseNumber: houseNumber.trim(),
  houseNumberSuffix: houseNumberSuffix.trim(),
});

/**
 * Street and city by zip code and number, once the typing pauses (CARD-124, 125). What is found takes the place of what
 * stood there, and nothing found empties it; what was typed by hand can be put back.
 */
export function useAddressLookUp(value: AddressValue, onChange: (value: AddressValue) => void) {
  const isAvailable = useSelector(selectConfig).facets.geography?.available === true;
  const [wanted, setWanted] = useState<AddressValue | null>(null);
  const [replaced, setReplaced] = useState<Found | null>(null);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const { currentData, isError, isFetching } = personDetailsQueries.endpoints.foundAddresses.useQuery(
    isAvailable && asked !== null && isEnough(asked) ? placeOf(asked) : skipToken,
  );
  const [found] = currentData ?? [];
  const isAnswered = !isFetching && (currentData !== undefined || isError);

  const take = (next: Found) => {
    const present: Found = { street: value.street, city: value.city };
    if (!isEmpty(present) && !isSame(present, next)) setReplaced(present);
    onChange({ ...value, ...next });
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const answered = useRef<AddressValue | null>(null);
  useEffect(() => {
    if (!isAnswered || asked === null || answered.current === asked) return;
    answered.current = asked;
    latest.current(found ? { street: found.street, city: found.city } : nothing);
  }, [isAnswered, asked, found]);

  return {
    /** Another place was typed. */
    placeChanged: setWanted,
    state: stateOf({ isFetching, isError, isMissing: isAnswered && !found }),
    putBack:
      replaced === null || isSame(replaced, value)
        ? null
        : () => {
            onChange({ ...value, ...replaced });
            setReplaced(null);
          },
  } as const;
}
