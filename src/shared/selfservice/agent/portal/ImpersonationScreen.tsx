import { useSelector } from 'react-redux';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { personQueries } from '@/api/people/personQueries';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { loadOf } from '@/ui/feedback/answer';
import { type Entry, mayImpersonate, returnPath, whyNotStart } from '../impersonationRules';
import { impersonationTexts as texts } from '../impersonationTexts';
import { Entered } from './Entered';
import { NotStarted, Starting } from './PortalStates';
import { agentChannel } from '../contactChannel';

/** The self-service portal in a frame, in the name of a customer (001 §2). */
export function ImpersonationScreen() {
  const entry = useEntry();
  const may = useSelector(selectMay);
  const { pathname, search } = useLocation();
  if (!mayImpersonate(entry, may))
    return <Navigate to={to.error(401)} replace state={{ from: pathname + search }} />;
  return <Entrance key={`${entry.personId}/${entry.scenarioId}`} entry={entry} />;
}

/** Checks whether the scenario can be started. */
function Entrance({ entry }: { entry: Entry }) {
  const may = useSelector(selectMay);
  const answers = {
    person: personQueries.endpoints.person.useQuery(entry.personId),
    scenario: selfServiceQueries.endpoints.scenario.useQuery(entry.scenarioId),
    active: selfServiceQueries.endpoints.activeScenarios.useQuery(entry.personId),
  };
  const { currentData: person } = answers.person;
  const { currentData: scenario } = answers.scenario;
  const { currentData: active } = answers.active;
  const back = returnPath(entry, person, may);
  const failed = Object.values(answers).filter((answer) => loadOf(answer) === 'failed');

  if (failed.length > 0) {
    const retry = () => failed.forEach(({ refetch }) => void refetch());
    return <NotStarted text={texts.loadFailed} detail={texts.tryAgain} onRetry={retry} back={back} />;
  }
  if (person === undefined || scenario === undefined || active === undefined) return <Starting />;
  return (
    <Entered
      entry={entry}
      person={person?.name || texts.nameless}
      scenario={scenario?.title || texts.panel.untitled}
      obstacle={whyNotStart(entry, { person, scenario, active })}
      back={back}
    />
  );
}

/** The entry in the address: person, scenario, channel and the case it comes from. */
function useEntry(): Entry {
  const { personId = '', scenarioId = '' } = useParams();
  const [query] = useSearchParams();
  return {
    personId,
    scenarioId,
    channel: agentChannel(query.get('channel')),
    caseId: query.get('caseId') || null,
    caseFlowId: query.get('caseFlowId') || null,
  };
}
