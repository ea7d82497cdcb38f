import type { ReactNode } from 'react';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { FieldStack } from '@/ui/fields/FieldLayout';
import { UserIcon, UsersIcon } from '@/ui/icons';
import { Choices } from '@/ui/fields/Choices';
import { useSelectOnFocus } from './useSelectOnFocus';

interface AssigneeChoicesProps {
  label: string;
  choices: readonly Assignee[];
  value: Assignee | null;
  onChoose: (assignee: Assignee) => void;
}

export const AssigneeChoices = ({ label, choices, value, onChoose }: AssigneeChoicesProps) => (
  <Choices
    label={label}
    choices={choices}
    nameOf={({ name }) => name}
    iconOf={({ type }) => (type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon)}
    isChosen={({ id }) => id === value?.id}
    onChoose={onChoose}
  />
);

interface AssigneeFieldProps {
  label: string;
  choices: readonly Assignee[];
  choicesLabel: string;
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  error?: string | undefined;
  children?: ReactNode;
}

/** The assignee: a frequent one, or one found by searching. Typing clears the chosen one. */
export function AssigneeField(props: AssigneeFieldProps) {
  const { label, choices, choicesLabel, value, onChange, error, children } = props;
  const selected = useSelectOnFocus(true, value !== null);
  return (
    <FieldStack>
      <div data-field="assignee" {...selected}>
        <AssigneePicker
          label={label}
          value={value}
          onChange={onChange}
          pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
          isPreset
          required
          {...(error !== undefined && { error })}
        />
      </div>
      <AssigneeChoices label={choicesLabel} choices={choices} value={value} onChoose={onChange} />
      {children}
    </FieldStack>
  );
}
