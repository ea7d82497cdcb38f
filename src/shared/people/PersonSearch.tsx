import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { peopleQueries } from '@/api/people/peopleQueries';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { UserIcon } from '@/ui/icons';
import { type FoundPerson, toFoundPerson } from './foundPerson';
import { peopleTexts } from './peopleTexts';
import { useSearch } from '@/core/hooks/useDebounced';

const { foundPeople } = peopleQueries.endpoints;
const MIN_LENGTH = 2;

interface PersonSearchProps {
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

/** The people to link are customers, prospects and vendors (001 §6). A text that is too short is not searched for. */
const question = (text: string) =>
  text.length < MIN_LENGTH
    ? skipToken
    : { text, page: 0, pageSize: 10, roles: ['customer', 'prospect', 'vendor'] as const };

/** Keeps the previous results while the next ones load. */
function useFoundPeople(typed: string) {
  const { text, asked } = useSearch(typed);
  foundPeople.useQuerySubscription(question(asked));
  const { data, currentData, isError } = foundPeople.useQueryState(question(text));
  const tooShort = text.length < MIN_LENGTH;
  return {
    found: (tooShort || isError ? [] : (data?.items ?? [])).map(toFoundPerson),
    tooShort,
    failed: isError,
    busy: !tooShort && currentData === undefined && !isError,
  };
}

/** Finds a customer, prospect or vendor. */
export function PersonSearch({ label, value, onChange, error }: PersonSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { found, tooShort, failed, busy } = useFoundPeople(typed ?? '');
  const shown = value ?? nobody;
  const problem = error ?? (failed ? peopleTexts.peopleFailed : undefined);

  const type = (next: string) => {
    setTyped(next === shown.name ? null : next);
    if (next === '' && value !== null) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (found.find(({ id }) => id === chosenId) ?? value);
    setTyped(null);
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
      busy={busy}
      highlightsFirst={typed !== null && !busy}
      failed={failed}
      emptyText={tooShort ? peopleTexts.typeMore : peopleTexts.noPeople}
      {...(problem !== undefined && { error: problem })}
    />
  );
}
