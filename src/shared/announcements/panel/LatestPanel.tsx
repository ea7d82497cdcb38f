import { Link } from 'react-router';
import { to } from '@/core/paths';
import type { Announcement } from '@/domain/announcements/announcement';
import type { Answer } from '@/ui/feedback/answer';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { Time } from '@/ui/text/Time';
import { announcementsTexts } from '../announcementsTexts';
import styles from './LatestPanel.module.css';
import { isUnread, useReading } from './useLatest';

const texts = announcementsTexts.panel;

interface LatestPanelProps {
  answer: Answer<Announcement[]>;
  latest: readonly Announcement[];
  onChosen: () => void;
}

/** The latest ten announcements; showing them marks them as read. */
export const LatestPanel = ({ answer, latest, onChosen }: LatestPanelProps) => (
  <div className={styles.content}>
    <h2 className={styles.heading}>{texts.title}</h2>
    <QueryView answer={answer} failed={announcementsTexts.failed}>
      {() => <Latest latest={latest} onChosen={onChosen} />}
    </QueryView>
    <Link className={styles.all} to={to.announcements()} onClick={onChosen}>
      {texts.all}
    </Link>
  </div>
);

function Latest({ latest, onChosen }: Omit<LatestPanelProps, 'answer'>) {
  const before = useReading(latest);
  if (latest.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return (
    <ul>
      {latest.map((one) => (
        <LineBoundary as="li" key={one.id} resetKey={one}>
          <li className={styles.item}>
            <span className={styles.top}>
              <Link className={styles.title} to={to.announcement(one.id)} onClick={onChosen}>
                {one.title ?? announcementsTexts.untitled}
              </Link>
              {isUnread(one, before) && <Badge tone="accent">{texts.isNew}</Badge>}
            </span>
            {one.description !== null && <p className={styles.description}>{one.description}</p>}
            <p className={styles.meta}>
              {announcementsTexts.createdBy(one.createdBy)} <Time instant={one.created} />
            </p>
          </li>
        </LineBoundary>
      ))}
    </ul>
  );
}
