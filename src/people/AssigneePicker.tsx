import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { peopleQueries } from '@/api/peopleQueries';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import { ComboBox } from '@/ui/fields/ComboBox';
import { UserIcon, UsersIcon } from '@/ui/icons';
import { peopleTexts } from './peopleTexts';
import { useSearch } from './useSearch';

const { assignees } = peopleQueries.endpoints;

interface AssigneePickerProps {
  label: string;
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  /** 20 in filters, 200 in task screens (000 §9). */
  pageSize: number;
  error?: string;
}

const asItem = ({ id, name, type, department }: Assignee) => ({
  id,
  label: name || peopleTexts.unknownAssignee,
  description: type === AssigneeType.FunctionGroup ? peopleTexts.functionGroup : (department ?? ''),
  icon: type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon,
});

/** Nothing is asked for before somebody comes to the box. */
function useAssignees(wasEntered: boolean, typed: string, pageSize: number) {
  const userId = useSelector(selectSignedInId);
  const { text, asked } = useSearch(typed);
  const question = (words: string) =>
    wasEntered && userId !== null ? { text: words, page: 0, pageSize, userId } : skipToken;
  assignees.useQuerySubscription(question(asked));
  const { currentData, isError } = assignees.useQueryState(question(text));
  return {
    items: currentData?.items ?? [],
    failed: isError,
    busy: wasEntered && currentData === undefined && !isError,
  };
}

/** Finds a colleague or function group; the text is searched for by the server. */
export function AssigneePicker({ label, value, onChange, pageSize, error }: AssigneePickerProps) {
  const [wasEntered, setEntered] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { items, failed, busy } = useAssignees(wasEntered, typed ?? '', pageSize);
  const problem = error ?? (failed ? peopleTexts.assigneesFailed : undefined);

  const type = (next: string) => {
    setTyped(next === (value?.name ?? '') ? null : next);
    if (next === '' && value !== null) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (items.find(({ id }) => id === chosenId) ?? value);
    setTyped(null);
    if (chosen?.id !== value?.id) onChange(chosen);
  };

  return (
    <div onFocus={() => setEntered(true)}>
      <ComboBox
        label={label}
        items={items.map(asItem)}
        inputValue={typed ?? value?.name ?? ''}
        onInputChange={type}
        selectedId={value?.id ?? null}
        onSelect={choose}
        busy={busy}
        emptyText={peopleTexts.noAssignees}
        placeholder={peopleTexts.assigneePlaceholder}
        {...(problem !== undefined && { error: problem })}
      />
    </div>
  );
}
