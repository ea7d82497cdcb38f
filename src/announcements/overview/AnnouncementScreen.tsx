import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import { announcementQueries } from '@/api/timeline/announcements';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { Announcement } from '@/domain/timeline/announcement';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { PencilIcon, SearchIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { BackLink } from '@/ui/record/BackLink';
import { announcementsTexts } from '../announcementsTexts';
import { announcementsTitles } from '../announcementsTitles';
import { AnnouncementFacts } from './AnnouncementFacts';
import styles from './AnnouncementsScreen.module.css';

const texts = announcementsTexts.one;

/** One announcement, whole. */
export function AnnouncementScreen() {
  const id = useParams()['id'] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = announcementQueries.endpoints.announcement.useQuery(id);
  const { currentData: announcement } = answer;
  useHeadingFocus(heading, true, id);
  return (
    <div className={styles.screen}>
      <BackLink href={to.announcements()} label={texts.back} onOpen={useOpenLink()} />
      <SectionHeader
        title={announcement?.title ?? announcementsTitles.one}
        headingRef={heading}
        actions={announcement && <ChangeButton id={announcement.id} />}
      />
      <div className={styles.page}>
        <QueryView answer={answer} failed={texts.failed}>
          {(one) => (one === null ? <NotFound /> : <Whole announcement={one} />)}
        </QueryView>
      </div>
    </div>
  );
}

const NotFound = () => <EmptyState icon={SearchIcon} title={texts.notFoundTitle} />;

const Whole = ({ announcement }: { announcement: Announcement }) => (
  <div className={styles.one}>
    <AnnouncementFacts announcement={announcement} />
  </div>
);

function ChangeButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const may = useSelector(selectMay)('announcementWrite');
  return (
    may && (
      <Button icon={PencilIcon} onClick={() => void navigate(to.announcementEdit(id))}>
        {texts.change}
      </Button>
    )
  );
}
