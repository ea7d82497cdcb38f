import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { FaqAnswer } from '@/shared/answers';
import { BackToList } from '@/kit/livelist/BackToList';
import { searchText } from '@/lib/text';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { BookOpenIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { faqRead } from '../knowledgeBaseSlice';
import { knowledgeBaseTexts as texts } from '../knowledgeBaseTexts';
import { FaqHeader } from './FaqHeader';
import { FaqLinks } from './FaqLinks';
import styles from './Reading.module.css';
import { listAddress } from './readingAddress';
import { useReading } from './useReading';

/** The open question: its answer, its status and its actions. */
export function FaqScreen() {
  const { reading, faqId } = useReading();
  const answer = knowledgeQueries.endpoints.faq.useQuery(faqId ?? skipToken);
  return (
    <>
      <BackToList to={() => listAddress(reading)} label={texts.question.back} />
      <QueryView answer={answer} failed={texts.question.failed}>
        {(faq) =>
          faq === null ? (
            <EmptyState icon={BookOpenIcon} title={texts.question.missing} />
          ) : (
            <OpenedFaq key={faq.id} faq={faq} />
          )
        }
      </QueryView>
    </>
  );
}

function OpenedFaq({ faq }: { faq: Faq }) {
  const { reading, look, walk } = useReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const dispatch = useDispatch();
  useHeadingFocus(heading, true, faq.id);
  useEffect(() => {
    dispatch(faqRead(faq.id));
  }, [dispatch, faq.id]);
  return (
    <section className={styles.opened} aria-label={faq.question || texts.question.nameless}>
      <FaqHeader faq={faq} headingRef={heading} />
      <div className={styles.body}>
        <FaqAnswer
          faqId={faq.id}
          personId={null}
          targetGroupId={reading.targetGroupId}
          onTargetGroup={(targetGroupId) => look({ targetGroupId })}
          followUpQuestionId={reading.followUpQuestionId}
          onFollowUp={walk}
        />
        <Similar faq={faq} />
      </div>
    </section>
  );
}

/** Similar questions, for users who may read them (knowledge.md); a failure shows nothing. */
function Similar({ faq: { id, question } }: { faq: Faq }) {
  const may = useSelector(selectMayAny)(...KNOWLEDGE_EDITOR);
  const content = searchText(question);
  const { currentData } = knowledgeQueries.endpoints.similarFaqs.useQuery(
    may && content !== '' ? content : skipToken,
  );
  const others = currentData?.items.filter((faq) => faq.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={texts.headings.similar}>
      <FaqLinks label={texts.headings.similar} faqs={others} none="" />
    </Section>
  );
}
