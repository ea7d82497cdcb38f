import { memo, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { RelatedPerson } from '@/desk/contacts';
import { AssigneeName, PersonAlerts } from '@/shared/people';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { caseFlowStatusLabel, CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { ClockIcon, ContactIcon, ListChecksIcon, UserIcon, UsersIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { LateFact, RecordFact, RecordFacts, RecordHeader } from '@/ui/record/RecordHeader';
import { Truncated } from '@/ui/text/Truncated';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { caseFlowUrgency, currentDeadline, customerName, summaryOf } from '../caseFlowsRules';
import { CaseFlowActions } from './CaseFlowActions';
import { CaseFlowProgress } from './steps/CaseFlowProgress';
import { caseFlowStatusLook } from '../caseFlowStatusLook';
import { useOwnerName } from '../useAssigneeName';
import { Deadline } from '@/ui/record/Deadline';
import { Banner } from '@/ui/feedback/Banner';

const texts = caseFlowDetailTexts;

interface CaseFlowHeaderProps {
  caseFlow: CaseFlow;
  removed: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows a case, its progress and its actions; rendered from the known record until the rest has loaded. */
export const CaseFlowHeader = memo(function CaseFlowHeader(props: CaseFlowHeaderProps) {
  const { caseFlow, removed, headingRef } = props;
  /** With steps the header shows the progress of each step, so the facts leave the progress out. */
  const withSteps = useSelector(selectMay)('viewDetailedCaseFlow') && caseFlow.steps.length > 0;
  const link = {
    text: window.location.origin + to.caseFlow(caseFlow.id),
    label: texts.copyLink,
    copiedLabel: texts.linkCopied,
  };
  return (
    <RecordHeader
      title={caseFlow.title || texts.noTitle}
      headingRef={headingRef}
      link={link}
      beside={!removed && <CaseFlowActions caseFlow={caseFlow} />}
    >
      <Facts caseFlow={caseFlow} withProgress={!withSteps} />
      {withSteps && (
        <LineBoundary resetKey={caseFlow}>
          <CaseFlowProgress caseFlow={caseFlow} />
        </LineBoundary>
      )}
    </RecordHeader>
  );
});

function Facts({ caseFlow, withProgress }: { caseFlow: CaseFlow; withProgress: boolean }) {
  const { status, ownerModel, relatedPerson, umbrellaCaseId, title } = caseFlow;
  const now = useNow();
  const owner = useOwnerName(ownerModel);
  const summary = summaryOf(caseFlow);
  const look = caseFlowStatusLook(status);
  return (
    <RecordFacts>
      <RecordFact>
        <StatusLabel status={look.name} label={caseFlowStatusLabel(status)} icon={look.icon} />
      </RecordFact>
      <RecordFact icon={ClockIcon} term={texts.deadline}>
        <Deadline instant={currentDeadline(caseFlow)} urgency={caseFlowUrgency(caseFlow, now)} />
      </RecordFact>
      <RecordFact icon={ContactIcon} term={texts.person}>
        {!relatedPerson?.id ? (
          customerName(relatedPerson)
        ) : (
          <RelatedPerson
            id={relatedPerson.id}
            name={customerName(relatedPerson)}
            about={umbrellaCaseId === null ? null : { id: umbrellaCaseId, title }}
          />
        )}
      </RecordFact>
      <RecordFact
        icon={ownerModel?.type === AssigneeType.FunctionGroup ? UsersIcon : UserIcon}
        term={texts.owner}
      >
        <AssigneeName assignee={ownerModel} name={owner} aboutPersonId={relatedPerson?.id} />
      </RecordFact>
      {withProgress && summary !== '' && (
        <RecordFact icon={ListChecksIcon} term={texts.progress}>
          <Truncated>{summary}</Truncated>
        </RecordFact>
      )}
      {relatedPerson?.id && (
        <LateFact>
          <PersonAlerts personId={relatedPerson.id} />
        </LateFact>
      )}
    </RecordFacts>
  );
}

/** Shows that the case was cancelled, but not why, because the back end never returns the reason. */
export const CanceledNotice = ({ caseFlow: { status } }: { caseFlow: CaseFlow }) =>
  status === CaseFlowStatus.Canceled && (
    <Banner tone="warning" role="status">
      {caseFlowDetailTexts.canceledText}
    </Banner>
  );
