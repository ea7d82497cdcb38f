import { useSelector } from 'react-redux';
import { selectMayAny, selectUser } from '@/core/session/sessionSlice';
import styles from './Overview.module.css';
import { noRightsTexts as texts } from './noRightsTexts';

/** For users without any rights yet: who they are signed in as, what they can do, and whom to ask. */
export function NoRights() {
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
      <ul className={styles.listed}>
        {texts.may.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
