import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { DialogProps } from '@/core/dialogs/dialog';
import { to } from '@/core/paths';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { type AgentChannel, ChannelChoice, readChannel, writeChannel } from '@/shared/selfservice/agent';
import { caseFlowMessages } from '../../caseFlowMessages';
import { whyNotStartScenario } from '../../caseFlowPermissions';
import { personOf } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';

/** Asks by which channel the customer is helped; then the scenario starts on their behalf (000 §5, AMB-110). */
export function ScenarioChannelDialog({ dialog, onClose }: DialogProps<'scenarioChannel'>) {
  const { caseFlowId, stepId, scenarioId } = dialog;
  const navigate = useNavigate();
  const userId = useSelector(selectSignedInId);
  const found = useStepOfDialog(caseFlowId, stepId);
  const scenario = found?.step.selfServiceScenarios.find(
    ({ selfServiceScenarioId }) => selfServiceScenarioId === scenarioId,
  );
  const blocked =
    found && scenario ? whyNotStartScenario(found.caseFlow, scenario) : caseFlowMessages.whyNot.noScenario;

  const start = (channel: AgentChannel) => {
    const personId = found && personOf(found.caseFlow);
    const caseId = found?.caseFlow.umbrellaCaseId;
    if (!personId || !caseId) return;
    writeChannel(userId, channel);
    onClose();
    void navigate(to.impersonation({ personId, scenarioId, channel, caseId, caseFlowId }));
  };

  return (
    <ChannelChoice
      about={scenario?.title ?? ''}
      initial={readChannel(userId)}
      blocked={blocked}
      onChosen={start}
      onClose={onClose}
    />
  );
}
