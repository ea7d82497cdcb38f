import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { type Fact, Facts } from '@/ui/record/Facts';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Time } from '@/ui/text/Time';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import styles from '../CaseFlowContent.module.css';
import { CaseFlowReport } from './CaseFlowReport';
import { Columns } from './Columns';
import { RelatedWork } from './RelatedWork';
import { useOpenCase } from '../useCaseFlow';

const texts = caseFlowContentTexts.information;

/** The facts of the case, the report of the customer, and other open work for that customer. */
export function CaseFlowInformationScreen() {
  const caseFlow = useOpenCase();
  const { search } = useLocation();
  if (caseFlow === null) return <Skeleton lines={6} />;
  return (
    <Columns
      key={caseFlow.id}
      aside={<RelatedWork caseFlow={caseFlow} />}
      last={
        <Section title={texts.report}>
          <ReportIfAllowed caseFlow={caseFlow} />
        </Section>
      }
    >
      <Section
        title={texts.facts}
        aside={
          <Link
            className={styles['link']}
            to={to.caseFlowTab(caseFlow.id, 'contactmomenten', search)}
            replace
          >
            {texts.history}
          </Link>
        }
      >
        <Facts items={factsOf(caseFlow)} />
      </Section>
    </Columns>
  );
}

/** Self-service reports are for those who may see detailed cases (000 §6). */
function ReportIfAllowed({ caseFlow }: { caseFlow: CaseFlow }) {
  const may = useSelector(selectMay)('viewDetailedCaseFlow');
  return may ? <CaseFlowReport caseFlow={caseFlow} /> : <p className={mutedClass}>{texts.mayNotSee}</p>;
}

/** The facts that the header does not show; empty ones are left out. */
function factsOf({ type, assignment, created, lastModified }: CaseFlow): Fact[] {
  const facts: [string, ReactNode][] = [
    [texts.type, type],
    [texts.assignment, assignment?.name],
    [texts.created, moment(created)],
    [texts.lastModified, moment(lastModified)],
  ];
  return facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ label, value }));
}

const moment = (instant: string | null): ReactNode => instant && <Time instant={instant} mode="moment" />;
