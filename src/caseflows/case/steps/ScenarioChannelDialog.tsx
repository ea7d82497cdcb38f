import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { DialogProps } from '@/core/dialogs/dialog';
import { to } from '@/core/paths';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { agentChannel, channelOptions, readChannel, writeChannel } from '@/impersonation';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { caseFlowMessages } from '../../caseFlowMessages';
import { whyNotStartScenario } from '../../caseFlowPermissions';
import { personOf } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';

const texts = caseFlowDialogTexts.channel;

/** By which channel the customer is helped; then the scenario starts on their behalf (000 §5, AMB-110). */
export function ScenarioChannelDialog({ dialog, onClose }: DialogProps<'scenarioChannel'>) {
  const { caseFlowId, stepId, scenarioId } = dialog;
  const navigate = useNavigate();
  const userId = useSelector(selectSignedInId);
  const [channel, setChannel] = useState<string | null>(() => readChannel(userId));
  const found = useStepOfDialog(caseFlowId, stepId);
  const scenario = found?.step.selfServiceScenarios.find(
    ({ selfServiceScenarioId }) => selfServiceScenarioId === scenarioId,
  );
  const blocked =
    found && scenario ? whyNotStartScenario(found.caseFlow, scenario) : caseFlowMessages.whyNot.noScenario;

  const start = () => {
    const chosen = agentChannel(channel);
    const personId = found && personOf(found.caseFlow);
    const caseId = found?.caseFlow.umbrellaCaseId;
    if (!chosen || !personId || !caseId) return;
    writeChannel(userId, chosen);
    onClose();
    void navigate(to.impersonation({ personId, scenarioId, channel: chosen, caseId, caseFlowId }));
  };

  return (
    <ChoiceDialog
      title={texts.title}
      about={scenario?.title ?? ''}
      legend={texts.legend}
      choices={{ load: 'loaded', options: channelOptions }}
      value={channel}
      onChange={setChannel}
      required={texts.required}
      confirmLabel={texts.confirm}
      blocked={blocked}
      onConfirm={start}
      onClose={onClose}
    />
  );
}
