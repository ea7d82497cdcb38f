import { type Announcement, phaseOf } from '@/domain/timeline/announcement';
import { useNow } from '@/lib/useNow';
import { formatDate } from '@/lib/dates/format';
import { webAddress } from '@/lib/links';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { CalendarClockIcon, ExternalLinkIcon, EyeIcon, HistoryIcon } from '@/ui/icons';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { Badge } from '@/ui/record/Badge';
import { Time } from '@/ui/text/Time';
import styles from './Announcements.module.css';
import { announcementsTexts as texts } from './announcementsTexts';

/** Announcements under each other, in the order in which they come. */
export const AnnouncementList = ({ announcements }: { announcements: readonly Announcement[] }) => (
  <CardList label={texts.list}>
    {announcements.map((announcement) => (
      <LineBoundary key={announcement.id} as="li" resetKey={announcement}>
        <AnnouncementCard announcement={announcement} />
      </LineBoundary>
    ))}
  </CardList>
);

function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { title, description, url, created, createdBy } = announcement;
  const address = webAddress(url);
  return (
    <li className={cardClass}>
      <CardWords
        title={title ?? texts.untitled}
        aside={<Marks announcement={announcement} />}
        meta={
          <>
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

/** What is not so of every announcement. */
function Marks({ announcement }: { announcement: Announcement }) {
  const phase = phaseOf(announcement, useNow());
  return (
    <span className={styles.marks}>
      {announcement.isExternal && <Badge icon={EyeIcon}>{texts.external}</Badge>}
      {phase === 'past' && <Badge icon={HistoryIcon}>{texts.past}</Badge>}
      {phase === 'future' && (
        <Badge tone="info" icon={CalendarClockIcon}>
          {texts.future}
        </Badge>
      )}
    </span>
  );
}

/** Its last day: the end is the first moment at which it is over. */
const lastDay = (end: string): string => formatDate(Date.parse(end) - 1);

/** From when it holds and until when, as far as that is known. */
function periodOf({ startDate, endDate }: Announcement): string {
  if (startDate === null) return endDate === null ? texts.always : texts.until(lastDay(endDate));
  if (endDate === null) return texts.from(formatDate(startDate));
  return texts.between(formatDate(startDate), lastDay(endDate));
}
