import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { CONTACT_ACTIVITY, type CaseActivity } from '@/domain/caseActivity';
import { channelTypeLabel } from '@/domain/channelType';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PhoneIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import styles from '../components/Related.module.css';
import { RichText } from '../components/RichText';
import { selectOpen, selectTask } from '../components/selectTask';
import { selectContactMoments } from '../tasksSelectors';
import { contactMomentsRequested } from '../tasksActions';
import { taskDetailTexts } from '../taskDetailTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDetailTexts.contacts;

/** The contact moments of the case that a task belongs to (AMB-073). */
export function TaskContactMomentsScreen() {
  const { id = '' } = useParams();
  const dispatch = useDispatch();
  const task = useSelector(selectTask(id));
  const { load, items } = useSelector(selectContactMoments);
  const known = useSelector(selectOpen).load;
  const caseId = task?.case?.id;
  useEffect(() => {
    if (load === 'idle' && caseId !== undefined) dispatch(contactMomentsRequested());
  }, [load, caseId, dispatch]);

  const moments = items.filter(({ type }) => type === CONTACT_ACTIVITY);
  if (moments.length > 0) {
    return (
      <ul className={styles['list']} aria-label={texts.title}>
        {moments.map((moment) => (
          <Moment key={moment.id} moment={moment} />
        ))}
      </ul>
    );
  }
  if (known === 'loaded' && task?.case === null) return <EmptyState icon={PhoneIcon} title={texts.noCase} />;
  if (load === 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        retryLabel={tasksTexts.retry}
        onRetry={() => dispatch(contactMomentsRequested())}
      />
    );
  }
  return load === 'loaded' ? <EmptyState icon={PhoneIcon} title={texts.empty} /> : <Skeleton lines={4} />;
}

const directionLabel = (direction: string): string | null =>
  ({ incoming: texts.incoming, outgoing: texts.outgoing })[direction.toLowerCase()] ?? null;

function Moment({ moment }: { moment: CaseActivity }) {
  const direction = directionLabel(moment.direction);
  const channel = channelTypeLabel(moment.channel);
  return (
    <li className={styles['item']}>
      <span className={styles['top']}>
        <strong className={styles['subject']}>{moment.title || channel}</strong>
        <Badge tone="info">{direction === null ? channel : `${channel}, ${direction}`}</Badge>
      </span>
      {moment.description !== '' && <RichText text={moment.description} />}
      <span className={styles['meta']}>
        <Time instant={moment.startTime} mode="moment" />
        {moment.colleague !== null && <span>{texts.by(moment.colleague.name)}</span>}
      </span>
    </li>
  );
}
