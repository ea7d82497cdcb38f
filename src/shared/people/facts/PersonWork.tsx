import { Link } from 'react-router';
import type { Person } from '@/domain/people/person';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldProblem } from '@/ui/filters/FilterFields';
import styles from './Facts.module.css';
import { factsTexts } from './factsTexts';
import { usePersonWork } from './usePersonWork';

const texts = factsTexts.work;
const SHOWN_MAX = 3;

/** Open tasks and cases of a person, loaded at once (J4); nothing without the right to see any. */
export function PersonWork({ person, className }: { person: Person; className?: string | undefined }) {
  const { lines, none, isLoading, isAll, failed } = usePersonWork(person);
  const rest = lines.length - SHOWN_MAX;
  if (none === null && !isLoading && failed === null) return null;
  return (
    <section className={className} aria-label={texts.title}>
      <h3 className={styles.label}>{texts.title}</h3>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.slice(0, SHOWN_MAX).map(({ id, kind, title, href }) => (
            <LineBoundary key={id} as="li" resetKey={title}>
              <li className={styles.line}>
                <span className={styles.muted}>{kind}</span> <Link to={href}>{title || texts.untitled}</Link>
              </li>
            </LineBoundary>
          ))}
          {rest > 0 && <li className={styles.muted}>{texts.more(rest, isAll)}</li>}
        </ul>
      )}
      {isLoading && <Skeleton lines={2} />}
      {failed && <FieldProblem text={texts.failed} answer={failed} />}
      {lines.length === 0 && !isLoading && !failed && <p className={styles.muted}>{none}</p>}
    </section>
  );
}
