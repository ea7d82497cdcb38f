import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { SelfServiceReport } from '@/domain/caseflows/caseHistory';
import { formatDate } from '@/lib/dates/format';
import { Facts } from '@/ui/record/Facts';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass } from '@/ui/layout/Section';
import { RichText } from '@/ui/text/RichText';
import { Time } from '@/ui/text/Time';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import styles from '../CaseFlowContent.module.css';
import { useCaseFlowReport } from '../useCaseFlowContent';

const texts = caseFlowContentTexts.information;

/** The form that the customer filled in to start a case (000 §2.4). */
export function CaseFlowReport({ caseFlow }: { caseFlow: CaseFlow }) {
  return (
    <QueryView answer={useCaseFlowReport(caseFlow)} failed={texts.reportFailed}>
      {(report) =>
        report === null ? <p className={mutedClass}>{texts.noReport}</p> : <Report report={report} />
      }
    </QueryView>
  );
}

function Report({ report: { title, created, answers } }: { report: SelfServiceReport }) {
  return (
    <>
      <Facts
        items={[
          { label: texts.reportForm, value: title || texts.noTitle },
          { label: texts.reportOn, value: <Time instant={created} mode="moment" /> },
        ]}
      />
      {answers.length === 0 && <p className={mutedClass}>{texts.noAnswers}</p>}
      <dl className={styles['answers']}>
        {answers.map(({ question, answer }, index) => (
          <div key={index}>
            <dt className={styles['question']}>{question || texts.noQuestion}</dt>
            <dd className={styles['answer']}>
              <Answer text={answer.trim()} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A form sends a day in ISO notation. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Answer({ text }: { text: string }) {
  if (text === '') return <span className={mutedClass}>{texts.noAnswer}</span>;
  return DAY.test(text) ? formatDate(text) : <RichText text={text} />;
}
