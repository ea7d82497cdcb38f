import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { ActivityText } from '@/activities';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import {
  activityKind,
  activityTypeLabel,
  type CaseActivity,
  type LinkedActivity,
} from '@/domain/timeline/caseActivity';
import { formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { TrashIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { Marked } from '@/ui/text/Marked';
import { Time } from '@/ui/text/Time';
import { RemovalToggle } from '../removal/RemovalToggle';
import { mayRemove, summaryOf, whyNotDelete } from '../timelineRules';
import { timelineTexts } from '../timelineTexts';
import { ActivityIcon } from './ActivityIcon';
import styles from './ActivityEntry.module.css';

const texts = timelineTexts.activity;

interface ActivityEntryProps {
  activity: CaseActivity;
  caseId: string;
  words: string;
}

/** One thing that happened in a case: what, when, by whom, and what was said. */
export function ActivityEntry({ activity, caseId, words }: ActivityEntryProps) {
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
          <Time instant={startTime} mode="moment" />
          <span>{colleague === null ? texts.bySystem : texts.by(colleague.name || texts.unknown)}</span>
        </p>
        <div className={clsx(styles.text, isDeleted && styles.struck)}>
          <ActivityText activity={activity} words={words} />
        </div>
        <People activity={activity} />
        {task?.id && may('viewTask') && <Link to={to.task(task.id)}>{texts.openTask}</Link>}
        <Linked activities={linkedActivities} words={words} />
      </div>
      {mayRemove(activity, may) && <RemoveContact activity={activity} caseId={caseId} />}
    </li>
  );
}

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

/** What is linked to it, in a line each. */
function Linked({ activities, words }: { activities: readonly LinkedActivity[]; words: string }) {
  if (activities.length === 0) return null;
  return (
    <ul className={styles.linked} aria-label={texts.linked}>
      {activities.map((linked) => (
        <li key={linked.id}>
          {activityTypeLabel(linked)} <Time instant={linked.startTime} mode="moment" />{' '}
          <Marked text={summaryOf(linked.description)} words={words} />
        </li>
      ))}
    </ul>
  );
}

function RemoveContact({ activity, caseId }: Omit<ActivityEntryProps, 'words'>) {
  const now = useNow();
  const limit = useSelector((state: WithConfig) => selectConfig(state).contactActivityModificationLimit);
  const { id, isDeleted, startTime } = activity;
  const moment = formatMoment(startTime, now);
  const title = `${activityKind(activity)}, ${moment}`;
  return (
    <RemovalToggle
      removal={{ subject: 'activity', act: isDeleted ? 'restore' : 'delete', id, caseId, title }}
      label={isDeleted ? texts.restore(moment) : texts.delete(moment)}
      disabledReason={isDeleted ? null : whyNotDelete(activity, limit, now)}
    />
  );
}
