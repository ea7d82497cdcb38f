import { skipToken } from '@reduxjs/toolkit/query/react';
import { colleagueQueries } from '@/api/colleagueQueries';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import { EMPTY_GUID } from '@/lib/guid';
import { Button } from '@/ui/fields/Button';
import { UserIcon, UsersIcon } from '@/ui/icons';
import styles from '../Registration.module.css';
import { registrationTexts } from '../registrationTexts';

const { colleaguesByTag, functionGroupsByTag, functionGroupsByUnit } = colleagueQueries.endpoints;
/** More would be no suggestion. */
const SHOWN = 6;

interface SuggestionsProps {
  tagId: string;
  /** What is rented: who answers for the subject there. */
  unitId: string | null;
  value: Assignee | null;
  onChoose: (assignee: Assignee) => void;
}

/** Who answers for the subject, groups first. */
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

/** Who could do it; a help and no more: where it cannot be asked, nothing is suggested. */
export function AssigneeSuggestions({ tagId, unitId, value, onChoose }: SuggestionsProps) {
  const suggested = useSuggested({ tagId, unitId }).filter(({ name }) => name !== '');
  if (suggested.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={registrationTexts.task.suggestions}>
      <p className={styles.hint}>{registrationTexts.task.suggestions}</p>
      <div className={styles.choices}>
        {suggested.slice(0, SHOWN).map((assignee) => (
          <Button
            key={assignee.id}
            size="s"
            icon={assignee.type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon}
            aria-pressed={assignee.id === value?.id}
            onClick={() => onChoose(assignee)}
          >
            {assignee.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
