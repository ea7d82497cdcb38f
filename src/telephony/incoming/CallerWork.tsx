import { Link } from 'react-router';
import { to } from '@/core/paths';
import type { Person } from '@/domain/person/person';
import { useOpenCases, useOpenTasks } from '@/people';
import { isRefusal } from '@/ui/feedback/answer';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { incomingTexts } from './incomingTexts';
import styles from './Incoming.module.css';

const texts = incomingTexts.work;
const SHOWN_MAX = 3;

/** What is going on with who calls: open tasks and cases, there to be read (J4). */
export function CallerWork({ person }: { person: Person }) {
  const tasks = useOpenTasks(person);
  const cases = useOpenCases(person);
  const parts = [tasks, cases];
  const lines = [
    ...(tasks.found ?? []).map(({ id, subject }) => ({
      id,
      kind: texts.task,
      title: subject,
      href: to.task(id),
    })),
    ...(cases.found ?? []).map(({ id, title }) => ({ id, kind: texts.case, title, href: to.caseFlow(id) })),
  ];
  const failed = parts.find(
    ({ answer, found }) => answer.isError && !isRefusal(answer.error) && found === null,
  );
  const isLoading = parts.some(({ answer, found }) => answer.isFetching && found === null);
  const isAll = parts.every(({ found, isAll: whole }) => found === null || whole);
  const rest = lines.length - SHOWN_MAX;
  return (
    <>
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
      {failed && <FieldProblem text={texts.failed} answer={failed.answer} />}
      {lines.length === 0 && !isLoading && !failed && <p className={styles.muted}>{texts.none}</p>}
    </>
  );
}
