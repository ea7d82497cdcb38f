import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { announcementQueries } from '@/api/announcements/announcements';
import { to } from '@/core/paths';
import { selectMay, selectMayAny, selectUser } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon, PlusIcon } from '@/ui/icons';
import { announcementsTexts } from '../announcementsTexts';
import { announcementsTitles as titles } from '../announcementsTitles';
import { noRightsTexts } from './noRightsTexts';
import { Overview } from './Overview';
import styles from './Overview.module.css';

const texts = announcementsTexts.overview;

/** All announcements, open to everyone; users without rights for tasks or cases land here (AMB-028). */
export function AnnouncementsScreen() {
  const may = useSelector(selectMay);
  const mayRead = may('announcementRead');
  return (
    <PlainScreen
      title={titles.all}
      meta={mayRead && <Total />}
      actions={mayRead && may('announcementWrite') && <WriteButton />}
    >
      {mayRead ? <Overview /> : <Unread />}
    </PlainScreen>
  );
}

/** Shown to users who may not read announcements. */
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
  const key = useButtonKey(newKeys.record, () => void navigate(to.announcementNew()));
  return (
    <Button variant="primary" icon={PlusIcon} {...key}>
      {texts.write}
    </Button>
  );
}

/** For users without any rights yet: who they are signed in as, what they can do, and whom to ask. */
function NoRights() {
  const user = useSelector(selectUser);
  const mayCases = useSelector(selectMayAny)('viewCaseFlow');
  if (!user) return null;
  return (
    <section className={styles.notice} aria-labelledby="no-rights">
      <h2 id="no-rights" className={styles.title}>
        {noRightsTexts.title}
      </h2>
      <p>{mayCases ? noRightsTexts.caseRightsOnly : noRightsTexts.noRights(user.name, user.department)}</p>
      <p>{noRightsTexts.next}</p>
      <h3 className={styles.subtitle}>{noRightsTexts.mayTitle}</h3>
      <ul className={styles.listed}>
        {noRightsTexts.may.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
