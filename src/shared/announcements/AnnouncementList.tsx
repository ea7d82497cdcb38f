import { Link } from 'react-router';
import { to } from '@/core/paths';
import type { Announcement } from '@/domain/announcements/announcement';
import { webAddress } from '@/lib/links';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { ExternalLinkIcon, EyeIcon } from '@/ui/icons';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { Badge } from '@/ui/record/Badge';
import { Time } from '@/ui/text/Time';
import { periodOf, PhaseMarks, reachOf } from './AnnouncementMarks';
import styles from './Announcements.module.css';
import { announcementsTexts as texts } from './announcementsTexts';
import { isUnread } from './panel/useLatest';

interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** In the list of all announcements, each one links to its own page and shows whom it is for. */
  isOverview?: boolean;
  /** The moment of the last reading. Later announcements are marked as new; without this moment none are marked. */
  lastRead?: string;
}

export const AnnouncementList = ({ announcements, ...shown }: AnnouncementListProps) => (
  <CardList label={texts.list}>
    {announcements.map((announcement) => (
      <LineBoundary key={announcement.id} as="li" resetKey={announcement}>
        <AnnouncementCard announcement={announcement} {...shown} />
      </LineBoundary>
    ))}
  </CardList>
);

interface AnnouncementCardProps extends Omit<AnnouncementListProps, 'announcements'> {
  announcement: Announcement;
}

function AnnouncementCard({ announcement, isOverview = false, lastRead }: AnnouncementCardProps) {
  const { id, title, description, url, created, createdBy } = announcement;
  const name = title ?? texts.untitled;
  const isNew = lastRead !== undefined && isUnread(announcement, lastRead);
  const address = webAddress(url);
  return (
    <li className={cardClass}>
      <CardWords
        title={isOverview ? <Link to={to.announcement(id)}>{name}</Link> : name}
        aside={<Marks announcement={announcement} isNew={isNew} />}
        meta={
          <>
            {isOverview && <span>{reachOf(announcement)}</span>}
            <span>{periodOf(announcement)}</span>
            <span>
              {texts.createdBy(createdBy)} <Time instant={created} />
            </span>
          </>
        }
      >
        {description !== null && <p className={styles.description}>{description}</p>}
        {address !== null && (
          <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLinkIcon aria-hidden size="1rem" />
            {texts.more}
          </a>
        )}
      </CardWords>
    </li>
  );
}

/** Marks an announcement that is new, external, over or still to come. */
const Marks = ({ announcement, isNew }: { announcement: Announcement; isNew: boolean }) => (
  <span className={styles.marks}>
    {isNew && <Badge tone="accent">{texts.panel.isNew}</Badge>}
    {announcement.isExternal && <Badge icon={EyeIcon}>{texts.external}</Badge>}
    <PhaseMarks announcement={announcement} />
  </span>
);
