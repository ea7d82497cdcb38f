import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { BackToList } from '@/kit/livelist/BackToList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FormScreen, FormWaiting } from '@/ui/fields/FormScreen';
import { SearchIcon } from '@/ui/icons';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { whyNotModify } from '../caseFlowPermissions';
import { caseFlowRetried } from '../caseFlowsActions';
import { caseFlowTitles } from '../caseFlowTitles';
import { OwnerForm } from './OwnerForm';
import { useCaseFlow } from './useCaseFlow';

const texts = caseFlowDetailTexts;

/** Changes the owner of a case (AMB-087). */
export function CaseFlowEditScreen() {
  const { id = '' } = useParams();
  return <EditedCaseFlow key={id} id={id} />;
}

function EditedCaseFlow({ id }: { id: string }) {
  const { caseFlow, load, removed } = useCaseFlow(id);
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  if (user === null) return null;
  /* A failed refresh takes nothing off the screen. */
  const ready = caseFlow !== null && (load === 'loaded' || load === 'failed');
  return (
    <FormScreen
      title={caseFlowTitles.edit}
      subject={caseFlow && caseFlow.title}
      headingRef={heading}
      back={<BackToList to={to.caseFlows} label={texts.back} />}
    >
      {ready ? (
        <OwnerForm
          caseFlow={caseFlow}
          whyNot={removed ? texts.edit.removed : whyNotModify(caseFlow, user)}
          onLeave={() => void navigate(to.caseFlow(id, search))}
        />
      ) : (
        <NotYet load={load} />
      )}
    </FormScreen>
  );
}

function NotYet({ load }: { load: ReturnType<typeof useCaseFlow>['load'] }) {
  const dispatch = useDispatch();
  if (load === 'failed') {
    return <ErrorState title={texts.failedTitle} onRetry={() => dispatch(caseFlowRetried())} />;
  }
  return load === 'notFound' ? (
    <EmptyState icon={SearchIcon} title={texts.notFoundTitle}>
      {texts.notFoundText}
    </EmptyState>
  ) : (
    <FormWaiting />
  );
}
