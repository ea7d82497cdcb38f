import { Link } from 'react-router';
import type { Person } from '@/domain/people/person';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { mutedClass, Section } from '@/ui/layout/Section';
import styles from './Overview.module.css';
import { sidebarTexts } from '../sidebar/sidebarTexts';
import { useOverview } from './useOverview';

const texts = sidebarTexts.overview;

/** Shows how many matters of each kind the person has, with links, because one call may settle two matters. */
export function Overview({ person }: { person: Person }) {
  const { glances, isLoading, failure } = useOverview(person);
  const present = glances.filter(({ isNone }) => !isNone);
  return (
    <Section title={texts.title}>
      {present.length > 0 && (
        <ul className={styles.counts} aria-label={texts.title}>
          {present.map(({ what, amount, href }) => (
            <li key={what}>
              {href === null ? (
                <span className={styles.count}>
                  <strong>{amount}</strong> {what}
                </span>
              ) : (
                <Link className={styles.count} to={href}>
                  <strong>{amount}</strong> {what}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLoading && <Skeleton lines={2} />}
      {failure && <FieldProblem text={texts.failed} answer={failure} />}
      {present.length === 0 && !isLoading && !failure && <p className={mutedClass}>{texts.nothing}</p>}
    </Section>
  );
}
