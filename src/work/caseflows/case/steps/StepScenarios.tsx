import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep, StepScenario } from '@/domain/caseflows/caseFlowStep';
import type { SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { sameId } from '@/lib/guid';
import { scenarioLook } from '@/shared/selfservice/agent';
import { loadOf } from '@/ui/feedback/answer';
import { Badge } from '@/ui/record/Badge';
import { Button } from '@/ui/buttons/Button';
import { RetryIcon } from '@/ui/icons';
import { caseFlowMessages } from '../../caseFlowMessages';
import { whyNotStartScenario } from '../../caseFlowPermissions';
import { isActiveStep } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { openChannel } from './stepDialogs';
import { Clamped } from '@/ui/text/Clamped';
import { statusTones } from '@/ui/record/statusTones';
import styles from './StepCard.module.css';

const texts = caseFlowStepsTexts.scenarios;

interface StepScenariosProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

/** The scenarios that can be started for the customer in a step; their icons come from their own records. */
export function StepScenarios({ caseFlow, step }: StepScenariosProps) {
  const { records, failed, retry } = useScenarios(step);
  const { selfServiceScenarios: scenarios, title } = step;
  if (scenarios.length === 0) return null;
  return (
    <div className={styles['part']} role="group" aria-label={texts.title}>
      <h3 className={styles['heading']}>{texts.title}</h3>
      <ul className={styles['rows']}>
        {scenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.selfServiceScenarioId}
            caseFlow={caseFlow}
            step={step}
            scenario={scenario}
            record={records.find(({ id }) => sameId(id, scenario.selfServiceScenarioId))}
          />
        ))}
      </ul>
      {failed && (
        <p className={styles['problem']}>
          {caseFlowMessages.scenariosFailed(title)}
          <Button size="s" icon={RetryIcon} onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Fetches the records of the scenarios; a failure is also shown as a toast, for users who have scrolled on. */
function useScenarios({ title, selfServiceScenarios }: CaseFlowStep) {
  const dispatch = useDispatch();
  const ids = selfServiceScenarios.map(({ selfServiceScenarioId }) => selfServiceScenarioId);
  const answer = selfServiceQueries.endpoints.scenarios.useQuery(ids.length === 0 ? skipToken : ids);
  const failed = loadOf(answer) === 'failed';
  useEffect(() => {
    if (failed) dispatch(toastShown({ kind: 'error', text: caseFlowMessages.scenariosFailed(title) }));
  }, [dispatch, failed, title]);
  return { records: answer.currentData ?? [], failed, retry: () => void answer.refetch() };
}

interface ScenarioRowProps extends StepScenariosProps {
  scenario: StepScenario;
  record: SelfServiceScenario | undefined;
}

function ScenarioRow({ caseFlow, step, scenario, record }: ScenarioRowProps) {
  const dispatch = useDispatch();
  const { selfServiceScenarioId: scenarioId, isFinished } = scenario;
  const { icon: Icon } = scenarioLook(record?.icon ?? null);
  const title = scenario.title || record?.title || '';
  return (
    <li className={styles['row']} data-finished={isFinished}>
      <Icon aria-hidden size="1rem" className={styles['sign']} />
      <div className={styles['about']}>
        <span className={styles['name']}>
          <Clamped>{title}</Clamped>
          {isFinished && <Badge tone={statusTones.finished}>{texts.finished}</Badge>}
        </span>
      </div>
      {!isFinished && isActiveStep(step) && (
        <Button
          size="s"
          disabledReason={whyNotStartScenario(caseFlow, scenario)}
          aria-label={texts.startOf(title)}
          onClick={() => dispatch(openChannel(caseFlow.id, step.id, scenarioId))}
        >
          {texts.start}
        </Button>
      )}
    </li>
  );
}
