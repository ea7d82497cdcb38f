import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import {
  ActivityText,
  By,
  ChatOfActivity,
  activityActionName,
  MailOfActivity,
  RepairOfActivity,
} from '@/shared/activities';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import {
  activityKind,
  activityTypeLabel,
  type CaseActivity,
  isRejection,
  type LinkedActivity,
} from '@/domain/timeline/caseActivity';
import { sameId } from '@/lib/guid';
import { formatDate, formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { TrashIcon, UndoIcon } from '@/ui/icons';
import { noteClass } from '@/ui/layout/Section';
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
  /** The Dutch date of the heading above it. */
  day: string;
  /** Shown above the texts: the case of the activity, if the list does not show that already. */
  about?: ReactNode;
  /** The colleague whose timeline it is; their own name is not repeated for each activity. */
  ownerId?: string;
}

/** One activity of a case: its kind, moment, author and texts. */
export function ActivityEntry({ activity, caseId, words, day, about, ownerId = '' }: ActivityEntryProps) {
  const { startTime, colleague, isDeleted, linkedActivities, task } = activity;
  const may = useSelector(selectMay);
  const now = useNow();
  return (
    <li className={styles.entry} data-deleted={isDeleted}>
      <ActivityIcon activity={activity} size="s" />
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
          <ByAnother colleague={colleague} ownerId={ownerId} />
        </p>
        {about}
        <div className={clsx(styles.text, isDeleted && styles.struck)}>
          <ActivityText activity={activity} words={words} />
        </div>
        <ChatOfActivity activity={activity} />
        <MailOfActivity activity={activity} />
        <RepairOfActivity activity={activity} />
        <People activity={activity} />
        {task?.id && may('viewTask') && (
          <Link to={to.task(task.id)} aria-label={activityActionName(texts.openTask, activity, now)}>
            {texts.openTask}
          </Link>
        )}
        <Linked activities={linkedActivities} words={words} day={day} />
      </div>
      {mayRemove(activity, may) && <RemoveContact activity={activity} caseId={caseId} />}
    </li>
  );
}

/** Leaves out the colleague whose timeline it is. */
const ByAnother = ({ colleague, ownerId }: Pick<CaseActivity, 'colleague'> & { ownerId: string }) =>
  !sameId(colleague?.id ?? '', ownerId) && (
    <span>
      <By colleague={colleague} />
    </span>
  );

/** Leaves out the day if the heading has it. */
const Moment = ({ instant, day }: { instant: string | null; day: string }) => (
  <Time instant={instant} mode={formatDate(instant) === day ? 'time' : 'moment'} />
);

/** The present and the next owner or assignee. */
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
        <p key={label} className={noteClass}>
          {texts.party(label, party.name || texts.unknown)}
        </p>
      ),
  );
}

interface LinkedProps extends Pick<ActivityEntryProps, 'words' | 'day'> {
  activities: readonly LinkedActivity[];
}

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
