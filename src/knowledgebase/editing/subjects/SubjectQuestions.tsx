import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { to } from '@/core/paths';
import { FaqRow } from '@/knowledge';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import styles from './Subjects.module.css';
import { subjectsTexts as texts } from './subjectsTexts';

/** What agents find by this subject. */
export function SubjectQuestions({ subjectId }: { subjectId: string }) {
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
