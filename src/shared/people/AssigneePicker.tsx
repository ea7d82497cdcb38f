import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { peopleQueries } from '@/api/people/peopleQueries';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { UserIcon, UsersIcon } from '@/ui/icons';
import { peopleTexts } from './peopleTexts';
import { ColleaguePresence } from './presence/ColleaguePresence';
import { useSearch } from '@/core/hooks/useDebounced';

const { assignees } = peopleQueries.endpoints;

interface AssigneePickerProps {
  label: string;
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  /** 20 in filters, 200 in task screens (000 §9). */
  pageSize: number;
  error?: string;
  required?: boolean;
  /** Typing replaces the chosen assignee, and highlights the first result. */
  isPreset?: boolean;
}

const asItem = ({ id, name, type, department }: Assignee) => ({
  id,
  label: name || peopleTexts.unknownAssignee,
  description: type === AssigneeType.FunctionGroup ? peopleTexts.functionGroup : (department ?? ''),
  icon: type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon,
  aside: type === AssigneeType.Employee && <ColleaguePresence userId={id} />,
});

/** Searches once the box has had the focus. The previous results stay while the next ones load. */
function useAssignees(wasEntered: boolean, typed: string | null, pageSize: number) {
  const userId = useSelector(selectSignedInId);
  const { text, asked } = useSearch(typed ?? '');
  const question = (words: string) =>
    wasEntered && userId !== null ? { text: words, page: 0, pageSize, userId } : skipToken;
  assignees.useQuerySubscription(question(asked));
  const { data, currentData, isError } = assignees.useQueryState(question(text));
  const busy = wasEntered && currentData === undefined && !isError;
  return {
    items: isError ? [] : (data?.items ?? []),
    failed: isError,
    busy,
    /** The results belong to the typed text. */
    areFound: typed !== null && !busy,
  };
}

interface Words {
  /** Null while the box shows the name of the chosen assignee. */
  typed: string | null;
  /** The box was left with text in it, but without a choice. */
  areLeft: boolean;
}
const NO_WORDS: Words = { typed: null, areLeft: false };

/** The text of the box; it is reset when another assignee is chosen. */
function useWords(value: Assignee | null) {
  const [words, setWords] = useState(NO_WORDS);
  const [shown, setShown] = useState(value?.id);
  if (value?.id !== shown) {
    setShown(value?.id);
    if (value !== null) setWords(NO_WORDS);
  }
  return [words, setWords] as const;
}

function problemOf({ areLeft }: Words, failed: boolean): string | undefined {
  if (failed) return peopleTexts.assigneesFailed;
  return areLeft ? peopleTexts.assigneeUnchosen : undefined;
}

/** Finds a colleague or function group; the server searches. */
export function AssigneePicker(props: AssigneePickerProps) {
  const { label, value, onChange, pageSize, error, required = false, isPreset = false } = props;
  const [wasEntered, setEntered] = useState(false);
  const [words, setWords] = useWords(value);
  const { typed } = words;
  const { items, failed, busy, areFound } = useAssignees(wasEntered, typed, pageSize);
  const problem = error ?? problemOf(words, failed);

  const type = (next: string) => {
    setWords({ typed: next === (value?.name ?? '') ? null : next, areLeft: false });
    if (value !== null && (next === '' || (isPreset && next !== value.name))) onChange(null);
  };

  const choose = (chosenId: string | null) => {
    const chosen = chosenId === null ? null : (items.find(({ id }) => id === chosenId) ?? value);
    setWords(NO_WORDS);
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
        onWordsLeft={() => setWords({ ...words, areLeft: true })}
        busy={busy}
        failed={failed}
        emptyText={peopleTexts.noAssignees}
        highlightsFirst={isPreset && areFound}
        placeholder={peopleTexts.assigneePlaceholder}
        required={required}
        {...(problem !== undefined && { error: problem })}
      />
    </div>
  );
}
