import { type Assignee, AssigneeType } from '@/domain/colleague/assignee';
import { Clamped } from '@/ui/text/Clamped';
import styles from './ColleagueName.module.css';
import { type ProfileOf, useProfile } from './useProfile';

/** The name of a colleague; a press tells who that is and how to reach them. */
export function ColleagueName(colleague: ProfileOf) {
  const { button, popover } = useProfile(colleague);
  return (
    <>
      <button {...button} type="button" className={styles.name} data-words>
        <Clamped>{colleague.name}</Clamped>
      </button>
      {popover}
    </>
  );
}

interface AssigneeNameProps {
  /** Null for nobody. */
  assignee: Assignee | null;
  /** As far as it is known, or what is said where it is not. */
  name?: string;
  aboutPersonId?: string | null | undefined;
}

/** The name of who has something or did it: of a colleague it tells more, of a group it is no more than a name. */
export function AssigneeName({ assignee, name, aboutPersonId }: AssigneeNameProps) {
  const shown = name ?? assignee?.name ?? '';
  if (shown === '') return null;
  return assignee?.type === AssigneeType.Employee ? (
    <ColleagueName id={assignee.id} name={shown} aboutPersonId={aboutPersonId} />
  ) : (
    <span className={styles.group}>
      <Clamped>{shown}</Clamped>
    </span>
  );
}
