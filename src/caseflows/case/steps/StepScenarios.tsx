import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CaseFlow } from '@/domain/caseFlow';
import type { CaseFlowStep, StepScenario } from '@/domain/caseFlowStep';
import { Badge } from '@/ui/record/Badge';
import { Button } from '@/ui/fields/Button';
import { RetryIcon } from '@/ui/icons';
import { caseFlowMessages } from '../../caseFlowMessages';
import { whyNotStartScenario } from '../../caseFlowPermissions';
import { scenariosWanted } from '../../caseFlowsActions';
import { isActiveStep } from '../../caseFlowsRules';
import { selectScenario, selectScenarioLoad, type WithCaseLookups } from '../caseLookupsSlice';
import { caseStepsTexts } from './caseStepsTexts';
import { openChannel } from './stepDialogs';
import { scenarioLook } from './scenarioLook';
import styles from './StepCard.module.css';

const texts = caseStepsTexts.scenarios;

interface StepScenariosProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

/** What can be arranged for the customer in a step; their pictures come from the scenarios' own records. */
export function StepScenarios({ caseFlow, step }: StepScenariosProps) {
  const load = useScenarios(step);
  const { selfServiceScenarios: scenarios, title } = step;
  if (scenarios.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={texts.title}>
      <h3 className={styles['heading']}>{texts.title}</h3>
      <ul className={styles['rows']}>
        {scenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.selfServiceScenarioId}
            caseFlow={caseFlow}
            step={step}
            scenario={scenario}
          />
        ))}
      </ul>
      {load.failed && (
        <p className={styles['problem']}>
          {caseFlowMessages.scenariosFailed(title)}
          <Button size="s" icon={RetryIcon} onClick={load.retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </section>
  );
}

function useScenarios({ id, title, selfServiceScenarios }: CaseFlowStep) {
  const dispatch = useDispatch();
  const load = useSelector((state: WithCaseLookups) => selectScenarioLoad(state, id));
  const ids = selfServiceScenarios.map(({ selfServiceScenarioId }) => selfServiceScenarioId).join();
  const ask = useCallback(() => {
    if (ids !== '') dispatch(scenariosWanted({ stepId: id, title, ids: ids.split(',') }));
  }, [dispatch, id, title, ids]);
  useEffect(ask, [ask]);
  return { failed: load === 'failed', retry: ask };
}

function ScenarioRow({ caseFlow, step, scenario }: StepScenariosProps & { scenario: StepScenario }) {
  const dispatch = useDispatch();
  const { selfServiceScenarioId: scenarioId, isFinished } = scenario;
  const record = useSelector((state: WithCaseLookups) => selectScenario(state, scenarioId));
  const { icon: Icon } = scenarioLook(record?.icon ?? null);
  const title = scenario.title || record?.title || '';
  return (
    <li className={styles['row']} data-finished={isFinished}>
      <Icon aria-hidden size="1rem" className={styles['sign']} />
      <div className={styles['about']}>
        <span className={styles['name']}>
          {title}
          {isFinished && <Badge tone="success">{texts.finished}</Badge>}
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
