import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { useSearch } from '@/core/hooks/useDebounced';
import { ChosenList } from '@/ui/fields/ChosenList';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { UserIcon } from '@/ui/icons';
import type { InputProps } from '@/kit/form/fields';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { listTexts as texts } from './listTexts';

const { colleaguesNamed, foundColleagues } = colleagueQueries.endpoints;

/** The field for the members of a record. Members are removed one by one, and added by a search for their name. */
export function MembersField({ field: { label }, value: ids, error, onChange }: InputProps<string[]>) {
  const { currentData: known } = colleaguesNamed.useQuery(ids.length === 0 ? skipToken : ids);
  const nameOf = (id: string) =>
    known === undefined ? texts.waiting : (known.find((one) => one.id === id)?.name ?? texts.unknownMember);
  return (
    <FieldGroup legend={label}>
      <ChosenList
        label={label}
        chosen={ids.map((id) => ({
          id,
          name: nameOf(id),
          onRemove: () => onChange(ids.filter((one) => one !== id)),
        }))}
      />
      <NewMember ids={ids} error={error} onAdd={(id) => onChange([...ids, id])} />
    </FieldGroup>
  );
}

interface NewMemberProps {
  ids: readonly string[];
  error: string | null;
  onAdd: (id: string) => void;
}

/** The previous results stay on the screen during the next search. */
function useFound(typed: string) {
  const { text, asked } = useSearch(typed);
  const { data, currentData, isError } = foundColleagues.useQuery(text === '' ? skipToken : asked);
  return {
    found: text === '' || isError ? [] : (data?.items ?? []),
    isError,
    busy: text !== '' && (text !== asked || (currentData === undefined && !isError)),
    emptyText: text === '' ? texts.typeName : texts.noneFound,
  };
}

function NewMember({ ids, error, onAdd }: NewMemberProps) {
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const { found, isError, busy, emptyText } = useFound(typed);
  const choose = (id: string | null) => {
    setTyped('');
    setLast(id);
    if (id !== null && !ids.includes(id)) onAdd(id);
  };
  return (
    <ComboBox
      label={texts.newMember}
      items={found
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, name, department }) => ({ id, label: name, description: department, icon: UserIcon }))}
      inputValue={typed}
      onInputChange={setTyped}
      selectedId={last !== null && ids.includes(last) ? last : null}
      onSelect={choose}
      busy={busy}
      failed={isError}
      emptyText={emptyText}
      error={isError ? texts.membersFailed : error}
    />
  );
}
