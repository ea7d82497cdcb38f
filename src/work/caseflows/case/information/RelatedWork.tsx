import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { caseFlowStatusLabel } from '@/domain/caseflows/caseFlowStatus';
import type { Task } from '@/domain/tasks/task';
import { taskStatusLabel, taskStatusName } from '@/domain/tasks/taskStatus';
import { uriPart } from '@/lib/address';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Time } from '@/ui/text/Time';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { currentDeadline, namedPersonOf } from '../../caseFlowsRules';
import styles from '../CaseFlowContent.module.css';
import { caseFlowStatusLook } from '../../caseFlowStatusLook';
import { useOtherCases, useOtherTasks } from '../useCaseFlowContent';

const texts = caseFlowContentTexts.related;

/** Other open work for the person of a case, because one call may settle two things. */
export function RelatedWork({ caseFlow }: { caseFlow: CaseFlow }) {
  const mayViewTasks = useSelector(selectMay)('viewTask');
  const person = namedPersonOf(caseFlow);
  return (
    <Section title={texts.title}>
      {person === null ? (
        <p className={mutedClass}>{texts.noPerson}</p>
      ) : (
        <>
          <p className={mutedClass}>{texts.byName}</p>
          <OtherCases caseFlow={caseFlow} name={person.name} />
          {mayViewTasks && <OtherTasks caseFlow={caseFlow} name={person.name} />}
        </>
      )}
    </Section>
  );
}

const queryOf = (name: string): string => `query=${uriPart(name)}`;

interface GroupProps {
  title: string;
  /** The link to the list with all cases or tasks of the person. */
  list: { href: string; label: string };
  children: ReactNode;
}

function Group({ title, list, children }: GroupProps) {
  return (
    <div className={styles['group']}>
      <div className={styles['groupHead']}>
        <h3 className={styles['groupTitle']}>{title}</h3>
        <Link className={styles['link']} to={list.href}>
          {list.label}
        </Link>
      </div>
      {children}
    </div>
  );
}

interface OthersProps {
  caseFlow: CaseFlow;
  /** The name of the person, to search for in a list. */
  name: string;
}

function OtherCases({ caseFlow, name }: OthersProps) {
  const answer = useOtherCases(caseFlow);
  return (
    <Group title={texts.cases} list={{ href: to.caseFlows(queryOf(name)), label: texts.allCases }}>
      <QueryView answer={answer} failed={texts.casesFailed} waiting={<Skeleton lines={2} />}>
        {(cases) =>
          cases.length === 0 ? (
            <p className={mutedClass}>{answer.isAll ? texts.noCases : texts.noneAmongFirst}</p>
          ) : (
            <CardList label={texts.cases}>
              {cases.map((other) => (
                <LineBoundary key={other.id} as="li" resetKey={other}>
                  <OtherCase caseFlow={other} />
                </LineBoundary>
              ))}
            </CardList>
          )
        }
      </QueryView>
    </Group>
  );
}

function OtherCase({ caseFlow }: { caseFlow: CaseFlow }) {
  const { name, icon } = caseFlowStatusLook(caseFlow.status);
  const { search } = useLocation();
  return (
    <li>
      <Link className={cardClass} to={to.caseFlow(caseFlow.id, search)}>
        <CardWords
          title={caseFlow.title || texts.untitled}
          aside={<StatusLabel status={name} label={caseFlowStatusLabel(caseFlow.status)} icon={icon} />}
          meta={<Deadline instant={currentDeadline(caseFlow)} />}
        />
      </Link>
    </li>
  );
}

function Deadline({ instant }: { instant: string | null }) {
  return (
    instant !== null && (
      <span>
        {texts.deadline} <Time instant={instant} mode="deadline" />
      </span>
    )
  );
}

function OtherTasks({ caseFlow, name }: OthersProps) {
  const answer = useOtherTasks(caseFlow);
  return (
    <Group title={texts.tasks} list={{ href: to.tasks(queryOf(name)), label: texts.allTasks }}>
      <QueryView answer={answer} failed={texts.tasksFailed} waiting={<Skeleton lines={2} />}>
        {(tasks) =>
          tasks.length === 0 ? (
            <p className={mutedClass}>{answer.isAll ? texts.noTasks : texts.noneAmongFirst}</p>
          ) : (
            <CardList label={texts.tasks}>
              {tasks.map((task) => (
                <LineBoundary key={task.id} as="li" resetKey={task}>
                  <OtherTask task={task} />
                </LineBoundary>
              ))}
            </CardList>
          )
        }
      </QueryView>
    </Group>
  );
}

function OtherTask({ task: { id, subject, status, ends } }: { task: Task }) {
  return (
    <li>
      <Link className={cardClass} to={to.task(id)}>
        <CardWords
          title={subject || texts.untitled}
          aside={<StatusLabel status={taskStatusName(status)} label={taskStatusLabel(status)} />}
          meta={<Deadline instant={ends} />}
        />
      </Link>
    </li>
  );
}
