import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Person, personRoleLabel, rolesOf } from '@/domain/person';
import { formatDate } from '@/lib/dates/format';
import { ComboBox } from '@/ui/ComboBox';
import { UserIcon } from '@/ui/icons';
import { PERSON_SEARCH_MIN_LENGTH } from './peopleConstants';
import { personSearchCleared, personSearchRequested, selectPersonSearch } from './peopleSlice';
import { peopleTexts } from './peopleTexts';

export interface PersonSearchProps {
  label: string;
  value: Person | null;
  onChange: (person: Person | null) => void;
  error?: string;
}

/** What tells two people of the same name apart. */
export function personDetails(person: Person): string {
  const { address, birthDate } = person;
  return [
    rolesOf(person).map(personRoleLabel).join(', '),
    address === null ? '' : `${address.street} ${address.houseNumber}, ${address.city}`,
    birthDate === null ? '' : peopleTexts.born(formatDate(birthDate)),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const asItem = (person: Person) => ({
  id: person.id,
  label: person.name || peopleTexts.unknownPerson,
  description: personDetails(person),
  icon: UserIcon,
});

/** Finds a customer, prospect or vendor. */
export function PersonSearch({ label, value, onChange, error }: PersonSearchProps) {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const { load, items } = useSelector(selectPersonSearch);
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
    if (next === (value?.name ?? '')) {
      setTyped(null);
      return;
    }
    setTyped(next);
    dispatch(next.trim() === '' ? personSearchCleared() : personSearchRequested(next));
    if (next === '' && value !== null) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (items.find(({ id }) => id === chosenId) ?? value);
    setTyped(null);
    if (chosen === null) dispatch(personSearchCleared());
    if (chosen?.id !== value?.id) onChange(chosen);
  };

  return (
    <ComboBox
      label={label}
      description={peopleTexts.personDescription}
      items={items.map(asItem)}
      inputValue={typed ?? value?.name ?? ''}
      onInputChange={type}
      selectedId={value?.id ?? null}
      onSelect={choose}
      busy={load === 'loading' && !tooShort}
      emptyText={tooShort ? peopleTexts.typeMore : peopleTexts.noPeople}
      {...(problem !== undefined && { error: problem })}
    />
  );
}
