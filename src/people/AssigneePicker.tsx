import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import { ComboBox } from '@/ui/fields/ComboBox';
import { UserIcon, UsersIcon } from '@/ui/icons';
import { assigneesRequested, selectAssigneeResults, type WithPeople } from './peopleSlice';
import { peopleTexts } from './peopleTexts';

export interface AssigneePickerProps {
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

/** Finds a colleague or function group; the text is searched for by the server. */
export function AssigneePicker({ label, value, onChange, pageSize, error }: AssigneePickerProps) {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? '';
  const { load, items } = useSelector((state: WithPeople) =>
    selectAssigneeResults(state, { text, pageSize }),
  );
  const failed = load === 'failed' ? peopleTexts.assigneesFailed : undefined;
  const problem = error ?? failed;

  const type = (next: string) => {
    if (next === (value?.name ?? '')) {
      setTyped(null);
      return;
    }
    setTyped(next);
    dispatch(assigneesRequested({ text: next, pageSize }));
    if (next === '' && value !== null) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (items.find(({ id }) => id === chosenId) ?? value);
    setTyped(null);
    if (chosen?.id !== value?.id) onChange(chosen);
  };

  return (
    <div onFocus={() => load === 'idle' && dispatch(assigneesRequested({ text, pageSize }))}>
      <ComboBox
        label={label}
        items={items.map(asItem)}
        inputValue={typed ?? value?.name ?? ''}
        onInputChange={type}
        selectedId={value?.id ?? null}
        onSelect={choose}
        busy={load === 'loading'}
        emptyText={peopleTexts.noAssignees}
        placeholder={peopleTexts.assigneePlaceholder}
        {...(problem !== undefined && { error: problem })}
      />
    </div>
  );
}
