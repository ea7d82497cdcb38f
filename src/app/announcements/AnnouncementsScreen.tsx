import { useSelector } from 'react-redux';
import { selectMayAny, selectUser } from '@/core/session/sessionSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import styles from './AnnouncementsScreen.module.css';
import { appTexts } from '../appTexts';

/** For people who may do nothing else yet: who they are here, what they can do, and whom to ask. */
function NoRights() {
  const user = useSelector(selectUser);
  const mayCases = useSelector(selectMayAny)('viewCaseFlow');
  if (!user) return null;
  return (
    <section className={styles.notice} aria-labelledby="no-rights">
      <h2 id="no-rights" className={styles.title}>
        {appTexts.noRightsTitle}
      </h2>
      <p>{mayCases ? appTexts.caseRightsOnly : appTexts.noRights(user.name, user.department)}</p>
      <p>{appTexts.noRightsNext}</p>
      <h3 className={styles.subtitle}>{appTexts.mayTitle}</h3>
      <ul className={styles.list}>
        {appTexts.may.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Where everyone may come, and where those land who have no rights for tasks or cases (AMB-028). */
export function AnnouncementsScreen() {
  const mayWork = useSelector(selectMayAny)('viewTask', 'editTask');
  return (
    <>
      <SectionHeader title={appTexts.announcementsTitle} />
      <div className={styles.page}>
        {mayWork ? <EmptyState icon={MegaphoneIcon} title={appTexts.announcementsLater} /> : <NoRights />}
      </div>
    </>
  );
}
