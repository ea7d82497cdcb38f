import { useState } from 'react';
import { isExpired, isPublished } from '@/domain/knowledge/faq';
import { AnswerText, FollowUp } from '@/shared/answers';
import type { Moment } from '@/lib/dates/calendar';
import { isFilledIn } from '@/lib/text';
import { useNow } from '@/lib/useNow';
import { MediaList } from '@/shared/media';
import { Banner } from '@/ui/feedback/Banner';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { mutedClass, Section } from '@/ui/layout/Section';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { type FaqFields, publicationOf } from './faqFields';
import { useGroups } from './TargetGroupFields';

const texts = editingTexts.form;
const AGENT = 'agent';

/** Returns the reason why the question is not shown in its present state; null when it is shown. */
function whyUnread(fields: FaqFields, now: Moment): string | null {
  const publication = publicationOf(fields);
  if (isExpired(publication, now)) return texts.previewExpired;
  return isPublished(publication) ? null : texts.previewUnpublished;
}

/** Shows a question as its readers will see it, rendered by the same code as every answer. */
export function FaqPreview({ fields }: { fields: FaqFields }) {
  const [reader, setReader] = useState(AGENT);
  const [stepId, setStep] = useState<string | null>(null);
  const { groups } = useGroups(fields);
  const unread = whyUnread(fields, useNow());
  const own = fields.targetGroupAnswers.find(({ targetGroupId }) => targetGroupId === reader);
  const html = own?.answer ?? fields.answer;
  const files = fields.media.filter(({ isPublic }) => reader === AGENT || isPublic);
  return (
    <aside className={styles.preview}>
      <Section title={texts.preview}>
        <RadioGroup
          label={texts.previewAs}
          orientation="horizontal"
          options={[
            { value: AGENT, label: texts.agent },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={reader}
          onChange={setReader}
        />
        {unread !== null && <Banner>{unread}</Banner>}
        <article className={styles.shown} aria-label={fields.question || texts.preview}>
          {isFilledIn(fields.question) && <h3 className={styles.question}>{fields.question}</h3>}
          {html === '' ? <p className={mutedClass}>{texts.noAnswer}</p> : <AnswerText html={html} />}
          {fields.followupQuestion !== null && (
            <FollowUp root={fields.followupQuestion} followUpQuestionId={stepId} onFollowUp={setStep} />
          )}
          {files.length > 0 && <MediaList ids={files.map(({ id }) => id)} readOnly />}
          {reader === AGENT && fields.additionalInternalInfo !== '' && (
            <div className={styles.internal}>
              <strong>{texts.internal}</strong>
              <p>{fields.additionalInternalInfo}</p>
            </div>
          )}
        </article>
      </Section>
    </aside>
  );
}
