import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { announcementQueries } from '@/api/timeline/announcements';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon, PlusIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { announcementsTexts } from '../announcementsTexts';
import { announcementsTitles as titles } from '../announcementsTitles';
import styles from './AnnouncementsScreen.module.css';
import { NoRights } from './NoRights';
import { Overview } from './Overview';

const texts = announcementsTexts.overview;

/** Everything that was announced. Where everyone may come, and where those land who have no rights for tasks or cases (AMB-028). */
export function AnnouncementsScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const may = useSelector(selectMay);
  const mayRead = may('announcementRead');
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <SectionHeader
        title={titles.all}
        headingRef={heading}
        meta={mayRead && <Total />}
        actions={mayRead && may('announcementWrite') && <WriteButton />}
      />
      <div className={styles.page}>{mayRead ? <Overview /> : <Unread />}</div>
    </div>
  );
}

/** For who may not read them. */
function Unread() {
  const mayWork = useSelector(selectMayAny)('viewTask', 'editTask');
  return mayWork ? (
    <EmptyState icon={MegaphoneIcon} title={texts.notAllowedTitle}>
      {texts.notAllowed}
    </EmptyState>
  ) : (
    <NoRights />
  );
}

function Total() {
  const { currentData: total } = announcementQueries.endpoints.announcementCount.useQuery(undefined);
  return total !== undefined && <>{announcementsTexts.count(total)}</>;
}

function WriteButton() {
  const navigate = useNavigate();
  return (
    <Button variant="primary" icon={PlusIcon} onClick={() => void navigate(to.announcementNew())}>
      {texts.write}
    </Button>
  );
}
