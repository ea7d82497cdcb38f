import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import { Clamped } from '@/ui/text/Clamped';
import styles from './ColleagueName.module.css';
import { type ProfileOf, useProfile } from './useProfile';

/** The name of a colleague; pressing it shows the profile with contact details. */
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
  /** Null without an assignee. */
  assignee: Assignee | null;
  /** Replaces the name of `assignee`: a name that was looked up, or a text for an unknown assignee. */
  name?: string;
  aboutPersonId?: string | null | undefined;
}

/** The name of an assignee or author: a colleague's name opens the profile, a group's is plain text. */
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
