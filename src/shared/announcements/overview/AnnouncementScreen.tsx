import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import { announcementQueries } from '@/api/announcements/announcements';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { Announcement } from '@/domain/announcements/announcement';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { PencilIcon, SearchIcon } from '@/ui/icons';
import { announcementsTexts } from '../announcementsTexts';
import { announcementsTitles } from '../announcementsTitles';
import { AnnouncementFacts } from './AnnouncementFacts';
import styles from './Overview.module.css';

const texts = announcementsTexts.one;

export function AnnouncementScreen() {
  const id = useParams()['id'] ?? '';
  const answer = announcementQueries.endpoints.announcement.useQuery(id);
  const { currentData: announcement } = answer;
  return (
    <PlainScreen
      title={announcement?.title ?? announcementsTitles.one}
      id={id}
      back={{ href: to.announcements(), label: texts.back }}
      actions={announcement && <ChangeButton id={announcement.id} />}
    >
      <QueryView answer={answer} failed={texts.failed}>
        {(one) => (one === null ? <NotFound /> : <Whole announcement={one} />)}
      </QueryView>
    </PlainScreen>
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
