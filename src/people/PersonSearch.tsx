import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ComboBox } from '@/ui/fields/ComboBox';
import { UserIcon } from '@/ui/icons';
import { type FoundPerson, toFoundPerson } from './foundPerson';
import { PERSON_SEARCH_MIN_LENGTH } from './peopleConstants';
import { personSearchCleared, personSearchRequested, selectPersonSearch } from './peopleSlice';
import { peopleTexts } from './peopleTexts';

export interface PersonSearchProps {
  label: string;
  value: FoundPerson | null;
  onChange: (person: FoundPerson | null) => void;
  error?: string;
}

const asItem = ({ id, name, details }: FoundPerson) => ({
  id,
  label: name,
  description: details,
  icon: UserIcon,
});

const nobody = { id: null, name: '', details: peopleTexts.personDescription };

/** Finds a customer, prospect or vendor. */
export function PersonSearch({ label, value, onChange, error }: PersonSearchProps) {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const { load, items } = useSelector(selectPersonSearch);
  const found = items.map(toFoundPerson);
  const shown = value ?? nobody;
  const failed = load === 'failed' ? peopleTexts.peopleFailed : undefined;
  const problem = error ?? failed;
  const tooShort = (typed ?? '').trim().length < PERSON_SEARCH_MIN_LENGTH;

  useEffect(
    () => () => {
      dispatch(personSearchCleared());
    },
    [dispatch],
  );

  const type = (next: string) => {
    if (next === shown.name) {
      setTyped(null);
      return;
    }
    setTyped(next);
    dispatch(next.trim() === '' ? personSearchCleared() : personSearchRequested(next));
    if (next === '' && value !== null) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (found.find(({ id }) => id === chosenId) ?? value);
    setTyped(null);
    if (chosen === null) dispatch(personSearchCleared());
    if (chosen?.id !== value?.id) onChange(chosen);
  };

  return (
    <ComboBox
      label={label}
      description={shown.details}
      items={found.map(asItem)}
      inputValue={typed ?? shown.name}
      onInputChange={type}
      selectedId={shown.id}
      onSelect={choose}
      busy={load === 'loading' && !tooShort}
      emptyText={tooShort ? peopleTexts.typeMore : peopleTexts.noPeople}
      {...(problem !== undefined && { error: problem })}
    />
  );
}
