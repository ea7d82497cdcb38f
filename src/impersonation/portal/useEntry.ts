import { useParams, useSearchParams } from 'react-router';
import { agentChannel } from '../contactChannel';
import type { Entry } from '../impersonationRules';

/** What the address says: whom, what, by which channel and from where. */
export function useEntry(): Entry {
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
