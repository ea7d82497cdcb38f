import { type ReactNode, useEffect, useRef } from 'react';
import { type Assignee, AssigneeType } from '@/domain/colleague/assignee';
import { AssigneePicker, NEW_TASK_ASSIGNEE_PAGE_SIZE } from '@/people';
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

/** People and groups to choose from. */
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

/** The box to search in gets the focus, once its code has arrived. */
function useFocusedBox(isFirst: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isFirst || element === null) return undefined;
    const focusBox = () => {
      const box = element.querySelector('input');
      box?.focus();
      if (box) arriving.disconnect();
    };
    const arriving = new MutationObserver(focusBox);
    arriving.observe(element, { childList: true, subtree: true });
    focusBox();
    return () => arriving.disconnect();
  }, [isFirst]);
  return place;
}

interface AssigneeFieldProps {
  label: string;
  choices: readonly Assignee[];
  choicesLabel: string;
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  /** Nothing before it has to be filled in. */
  isFirst: boolean;
  error?: string | undefined;
  children?: ReactNode;
}

/** Who is to do it: one of those that are asked most, or whoever is found. Typing lets go of who stands there. */
export function AssigneeField(props: AssigneeFieldProps) {
  const { label, choices, choicesLabel, value, onChange, isFirst, error, children } = props;
  const selected = useSelectOnFocus(true, value !== null);
  const place = useFocusedBox(isFirst);
  return (
    <FieldStack>
      <div ref={place} {...selected}>
        <AssigneePicker
          label={label}
          value={value}
          onChange={onChange}
          pageSize={NEW_TASK_ASSIGNEE_PAGE_SIZE}
          isPreset
          {...(error !== undefined && { error })}
        />
      </div>
      <AssigneeChoices label={choicesLabel} choices={choices} value={value} onChoose={onChange} />
      {children}
    </FieldStack>
  );
}
