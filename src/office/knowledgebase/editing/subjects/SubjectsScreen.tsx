import { useRef } from 'react';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { useSearch } from '@/core/hooks/useSearch';
import { paths, to } from '@/core/paths';
import { SubjectTree, useSubjectName, FaqRow } from '@/shared/answers';
import { isGuid } from '@/lib/guid';
import { Boundary } from '@/ui/feedback/Boundary';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BookOpenIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { BackLink } from '@/ui/record/BackLink';
import editing from '../Editing.module.css';
import { SubjectGroups } from './SubjectGroups';
import styles from './Subjects.module.css';
import { subjectsTexts as texts } from './subjectsTexts';
import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';

/** The parameter with the path from the top of the tree to the chosen subject. */
const PATH = 'onderwerp';

/** The groups that are responsible for a subject, and the questions about it. */
export function SubjectsScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const openLink = useOpenLink();
  const [search, setSearch] = useSearch();
  const path = (search.get(PATH) ?? '').split(',').filter(isGuid);
  const subjectId = path.at(-1);
  const name = useSubjectName(path);
  useHeadingFocus(heading, true);
  return (
    <section className={editing.sheet} aria-label={texts.title}>
      <BackLink href={paths.editedFaqs} label={texts.back} onOpen={openLink} />
      <SectionHeader title={texts.title} headingRef={heading} />
      <div className={editing.page}>
        <div className={styles.columns}>
          <SubjectTree
            path={path}
            onChoose={(chosen) => setSearch({ [PATH]: chosen.join(',') }, { replace: true })}
          />
          <div className={styles.subject}>
            {subjectId === undefined ? (
              <EmptyState icon={BookOpenIcon} title={texts.choose}>
                {texts.chooseHelp}
              </EmptyState>
            ) : (
              <Boundary key={subjectId} resetKey={subjectId}>
                <h2 className={styles.name}>{name || texts.nameless}</h2>
                <SubjectGroups subjectId={subjectId} />
                <SubjectQuestions subjectId={subjectId} />
              </Boundary>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The questions that agents find by this subject. */
function SubjectQuestions({ subjectId }: { subjectId: string }) {
  const answer = faqEditingQueries.endpoints.faqsOfSubject.useQuery(subjectId);
  return (
    <Section title={texts.questions}>
      <QueryView answer={answer} failed={texts.questionsFailed} waiting={<Skeleton lines={4} />}>
        {(faqs) =>
          faqs.length === 0 ? (
            <p className={mutedClass}>{texts.noQuestions}</p>
          ) : (
            <ul className={styles.questions} aria-label={texts.questions}>
              {faqs.map((faq) => (
                <FaqRow key={faq.id} faq={faq} selectedId={null} addressOf={to.editedFaq} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}
