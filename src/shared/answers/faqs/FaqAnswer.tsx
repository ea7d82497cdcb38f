import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { selectMayAny } from '@/core/session/sessionSlice';
import { type Faq, isExpired, isPublished, isToReview } from '@/domain/knowledge/faq';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { useNow } from '@/lib/useNow';
import { MediaList } from '@/shared/media';
import { Banner } from '@/ui/feedback/Banner';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass } from '@/ui/layout/Section';
import { faqOpened } from '../knowledgeActions';
import { knowledgeTexts } from '../knowledgeTexts';
import { AnswerText } from './AnswerText';
import styles from './FaqAnswer.module.css';
import { FollowUp } from './FollowUp';
import { SuggestImprovement } from './SuggestImprovement';
import { TargetGroupChoice } from './TargetGroupChoice';

const texts = knowledgeTexts.answer;

interface AnswerChoices {
  targetGroupId: string | null;
  onTargetGroup: (id: string | null) => void;
  followUpQuestionId: string | null;
  onFollowUp: (id: string | null) => void;
}

interface FaqAnswerProps extends AnswerChoices {
  faqId: string;
  /** The reader has just written the question. */
  isOwn?: boolean;
  /** The target groups of this person are marked; null when the person is unknown. */
  personId: string | null;
}

/**
 * The answer to a question, to be read aloud, without the question itself. Showing a published answer counts as a view.
 */
export function FaqAnswer({ faqId, ...props }: FaqAnswerProps) {
  const dispatch = useDispatch();
  const answer = knowledgeQueries.endpoints.faq.useQuery(faqId);
  const isSeen = answer.currentData != null && isPublished(answer.currentData);
  useEffect(() => {
    if (isSeen) dispatch(faqOpened(faqId));
  }, [dispatch, faqId, isSeen]);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(faq) =>
        faq === null ? <Banner tone="danger">{texts.missing}</Banner> : <Found faq={faq} {...props} />
      }
    </QueryView>
  );
}

/**
 * Returns true if the question may be read. A question that still has to be reviewed may be read by administrators, and
 * by its author in the contact in which it was written (AMB-256).
 */
function useIsRead(faq: Faq, isOwn: boolean): boolean {
  const mayReview = useSelector(selectMayAny)(...ADMINISTRATOR);
  return isPublished(faq) || (isToReview(faq) && (isOwn || mayReview));
}

function Found({ faq, isOwn = false, ...choices }: Omit<FaqAnswerProps, 'faqId'> & { faq: Faq }) {
  const now = useNow();
  const answer = useRef<HTMLElement>(null);
  const expired = isExpired(faq, now);
  const isRead = useIsRead(faq, isOwn);
  if (!isRead && !expired) return <Banner tone="danger">{texts.missing}</Banner>;
  return (
    <article ref={answer} className={styles.answer} aria-label={faq.question}>
      <Explanation faq={faq} expired={expired} {...choices} />
      {faq.additionalInternalInfo !== null && (
        <div className={styles.internal}>
          <strong>{texts.internal}</strong>
          <p className={styles.info}>{faq.additionalInternalInfo}</p>
        </div>
      )}
      {faq.media.length > 0 && (
        <div role="group" aria-label={texts.media}>
          <MediaList ids={faq.media.map(({ id }) => id)} />
        </div>
      )}
      <SuggestImprovement faq={faq} answer={answer} />
    </article>
  );
}

/** An expired question has no explanation (002 §4.3). */
function Explanation({
  faq,
  expired,
  personId,
  targetGroupId,
  onTargetGroup,
  ...followUp
}: Omit<FaqAnswerProps, 'faqId' | 'isOwn'> & { faq: Faq; expired: boolean }) {
  if (expired) return <Banner tone="warning">{texts.expired}</Banner>;
  const special = faq.targetGroupAnswers.find((one) => one.targetGroupId === targetGroupId);
  const html = special?.answer ?? faq.answer;
  return (
    <>
      {isToReview(faq) && <Banner>{texts.toReview}</Banner>}
      <TargetGroupChoice faq={faq} personId={personId} value={targetGroupId} onChange={onTargetGroup} />
      {html === '' ? <p className={mutedClass}>{texts.empty}</p> : <AnswerText html={html} />}
      {faq.followupQuestion !== null && <FollowUp root={faq.followupQuestion} {...followUp} />}
    </>
  );
}
