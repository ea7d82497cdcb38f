import { skipToken } from '@reduxjs/toolkit/query/react';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import { EMPTY_GUID } from '@/lib/guid';
import { noteClass } from '@/ui/layout/Section';
import { AssigneeChoices } from '../AssigneeField';
import styles from '../ContactDialog.module.css';
import { contactDialogTexts } from '../contactDialogTexts';

const texts = contactDialogTexts.task;
const { colleaguesByTag, functionGroupsByTag, functionGroupsByUnit } = colleagueQueries.endpoints;
/** The largest number of suggestions, because they are meant to be a short list. */
const SHOWN = 6;

interface SuggestionsProps {
  tagId: string;
  /** The rented unit, which determines who handles the subject. */
  unitId: string | null;
  /** The assignees that the form already offers. */
  besides: readonly Assignee[];
  value: Assignee | null;
  onChoose: (assignee: Assignee) => void;
}

/** The function groups and colleagues that handle the subject, groups first. */
function useSuggested({ tagId, unitId }: Pick<SuggestionsProps, 'tagId' | 'unitId'>): Assignee[] {
  const known = tagId !== EMPTY_GUID;
  const byTag = functionGroupsByTag.useQuery(known && unitId === null ? tagId : skipToken);
  const byUnit = functionGroupsByUnit.useQuery(known && unitId !== null ? { unitId, tagId } : skipToken);
  const colleagues = colleaguesByTag.useQuery(known ? { tagId, unitId } : skipToken);
  const groups = (unitId === null ? byTag.currentData?.items : byUnit.currentData) ?? [];
  return [
    ...groups.map(({ id, title }) => ({
      id,
      name: title,
      department: null,
      type: AssigneeType.FunctionGroup,
    })),
    ...(colleagues.currentData ?? []).map(({ id, name, department }) => ({
      id,
      name,
      department,
      type: AssigneeType.Employee,
    })),
  ];
}

/** Suggests assignees. The suggestions are only a help, so a failed request shows none. */
export function AssigneeSuggestions({ tagId, unitId, besides, value, onChoose }: SuggestionsProps) {
  const suggested = useSuggested({ tagId, unitId }).filter(
    ({ id, name }) => name !== '' && besides.every((one) => one.id !== id),
  );
  if (suggested.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className={noteClass}>{texts.suggestions}</p>
      <AssigneeChoices
        label={texts.suggestions}
        choices={suggested.slice(0, SHOWN)}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}
