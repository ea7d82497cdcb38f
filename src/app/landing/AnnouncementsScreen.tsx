import { useSelector } from 'react-redux';
import { selectMayAny, selectUser } from '@/core/session/sessionSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import styles from './AnnouncementsScreen.module.css';
import { appTexts } from '../appTexts';
import { landingTexts as texts } from './landingTexts';

/** For people who may do nothing else yet: who they are here, what they can do, and whom to ask. */
function NoRights() {
  const user = useSelector(selectUser);
  const mayCases = useSelector(selectMayAny)('viewCaseFlow');
  if (!user) return null;
  return (
    <section className={styles.notice} aria-labelledby="no-rights">
      <h2 id="no-rights" className={styles.title}>
        {texts.title}
      </h2>
      <p>{mayCases ? texts.caseRightsOnly : texts.noRights(user.name, user.department)}</p>
      <p>{texts.next}</p>
      <h3 className={styles.subtitle}>{texts.mayTitle}</h3>
      <ul className={styles.list}>
        {texts.may.map((text) => (
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
        {mayWork ? <EmptyState icon={MegaphoneIcon} title={texts.readLater} /> : <NoRights />}
      </div>
    </>
  );
}
