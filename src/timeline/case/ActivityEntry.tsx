import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { ActivityText, ChatOfActivity } from '@/activities';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { to } from '@/core/paths';
import { AssigneeType } from '@/domain/colleague/assignee';
import { selectMay } from '@/core/session/sessionSlice';
import {
  activityKind,
  activityTypeLabel,
  type CaseActivity,
  isRejection,
  type LinkedActivity,
} from '@/domain/timeline/caseActivity';
import { ColleagueName } from '@/people';
import { formatDate, formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { TrashIcon, UndoIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { Marked } from '@/ui/text/Marked';
import { Time } from '@/ui/text/Time';
import { RemovalMenu } from '../removal/RemovalMenu';
import { mayRemove, summaryOf, whyNotDelete } from '../timelineRules';
import { timelineTexts } from '../timelineTexts';
import { ActivityIcon } from './ActivityIcon';
import styles from './ActivityEntry.module.css';

const texts = timelineTexts.activity;

interface ActivityEntryProps {
  activity: CaseActivity;
  caseId: string;
  words: string;
  /** The Dutch date of the heading that it stands under. */
  day: string;
  /** Above what was said: in which case it was, where that is not told already. */
  about?: ReactNode;
}

/** One thing that happened in a case: what, when, by whom, and what was said. */
export function ActivityEntry({ activity, caseId, words, day, about }: ActivityEntryProps) {
  const { type, startTime, colleague, isDeleted, linkedActivities, task } = activity;
  const may = useSelector(selectMay);
  return (
    <li className={styles.entry} data-deleted={isDeleted}>
      <ActivityIcon type={type} size="s" />
      <div className={styles.words}>
        <p className={styles.line}>
          <strong className={clsx(isDeleted && styles.struck)}>{activityKind(activity)}</strong>
          {isDeleted && (
            <Badge tone="danger" icon={TrashIcon}>
              {timelineTexts.case.deleted}
            </Badge>
          )}
          {isRejection(activity) && (
            <Badge tone="danger" icon={UndoIcon}>
              {texts.rejected}
            </Badge>
          )}
          <Moment instant={startTime} day={day} />
          <By colleague={colleague} />
        </p>
        {about}
        <div className={clsx(styles.text, isDeleted && styles.struck)}>
          <ActivityText activity={activity} words={words} />
        </div>
        <ChatOfActivity activity={activity} />
        <People activity={activity} />
        {task?.id && may('viewTask') && <Link to={to.task(task.id)}>{texts.openTask}</Link>}
        <Linked activities={linkedActivities} words={words} day={day} />
      </div>
      {mayRemove(activity, may) && <RemoveContact activity={activity} caseId={caseId} />}
    </li>
  );
}

/** Who did it; a colleague's name tells more of them. */
function By({ colleague }: Pick<CaseActivity, 'colleague'>) {
  if (colleague === null) return <span>{texts.bySystem}</span>;
  const { id, name, type } = colleague;
  const isKnown = type === AssigneeType.Employee && name !== '';
  return (
    <span>
      {texts.by} {isKnown ? <ColleagueName id={id} name={name} /> : name || texts.unknown}
    </span>
  );
}

/** The day of its heading is not said again. */
const Moment = ({ instant, day }: { instant: string | null; day: string }) => (
  <Time instant={instant} mode={formatDate(instant) === day ? 'time' : 'moment'} />
);

/** Who has it now, or gets it. */
function People({ activity }: { activity: CaseActivity }) {
  const { completeBy, completeByFunctiongroup, newOwner, nextOwner, task } = activity;
  const named = [
    [texts.assignee, completeBy ?? completeByFunctiongroup],
    [texts.newOwner, newOwner],
    [texts.nextOwner, nextOwner],
    [texts.relatedPerson, task?.relatedPerson ?? null],
  ] as const;
  return named.map(
    ([label, party]) =>
      party && (
        <p key={label} className={styles.party}>
          {texts.party(label, party.name || texts.unknown)}
        </p>
      ),
  );
}

interface LinkedProps extends Pick<ActivityEntryProps, 'words' | 'day'> {
  activities: readonly LinkedActivity[];
}

/** What is linked to it, in a line each. */
function Linked({ activities, words, day }: LinkedProps) {
  if (activities.length === 0) return null;
  return (
    <ul className={styles.linked} aria-label={texts.linked}>
      {activities.map((linked) => (
        <li key={linked.id}>
          {activityTypeLabel(linked)} <Moment instant={linked.startTime} day={day} />{' '}
          <Marked text={summaryOf(linked.description)} words={words} />
        </li>
      ))}
    </ul>
  );
}

function RemoveContact({ activity, caseId }: Pick<ActivityEntryProps, 'activity' | 'caseId'>) {
  const now = useNow();
  const limit = useSelector((state: WithConfig) => selectConfig(state).contactActivityModificationLimit);
  const { id, isDeleted, startTime } = activity;
  const title = `${activityKind(activity)}, ${formatMoment(startTime, now)}`;
  return (
    <RemovalMenu
      removal={{ subject: 'activity', act: isDeleted ? 'restore' : 'delete', id, caseId, title }}
      disabledReason={isDeleted ? null : whyNotDelete(activity, limit, now)}
    />
  );
}
