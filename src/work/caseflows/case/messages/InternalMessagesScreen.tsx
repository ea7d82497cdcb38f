import { useDispatch } from 'react-redux';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CaseFlowMessages } from './CaseFlowMessages';
import { useOpenCase } from '../useCaseFlow';
import { messageRequested } from '../../caseFlowsActions';

/** The messages between colleagues about a case. */
export function InternalMessagesScreen() {
  const dispatch = useDispatch();
  const caseFlow = useOpenCase();
  if (caseFlow === null) return <Skeleton lines={5} />;
  return (
    <CaseFlowMessages
      key={caseFlow.id}
      audience="internal"
      caseFlow={caseFlow}
      onSubmit={(message) => dispatch(messageRequested({ ...message, caseFlowId: caseFlow.id }))}
    />
  );
}
