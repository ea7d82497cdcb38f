import type { HttpError } from '@/api/http/httpError';
import { paths, to } from '@/core/paths';
import type { May } from '@/domain/session/permission';
import type { Person } from '@/domain/people/person';
import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { sameId } from '@/lib/guid';
import type { AgentChannel } from './contactChannel';
import { impersonationTexts } from './impersonationTexts';

const { why, notActive, startFailed } = impersonationTexts;

/** The person in whose name the agent will work, the scenario, and the page the agent comes from (001 §2). */
export interface Entry {
  personId: string;
  scenarioId: string;
  channel: AgentChannel | null;
  /** The file on the timeline, and the case with steps; both are needed to start from a case (AMB-157). */
  caseId: string | null;
  caseFlowId: string | null;
}

/**
 * Requires the permissions to see the card and to make contact. From a case, the permission to see cases is enough
 * (AMB-155).
 */
export const mayImpersonate = ({ caseId, caseFlowId }: Entry, may: May): boolean =>
  may('customerCard', 'caseCreate') || ((caseId ?? caseFlowId) !== null && may('viewCaseFlow'));

/** Only tenants and home seekers can arrange something in the portal (001 §5). */
export const whyNotFor = ({ roles }: Person): string | null =>
  roles.customer === null && roles.prospect === null ? why.noRole : null;

interface Known {
  person: Person | null;
  scenario: SelfServiceScenario | null;
  /** The scenarios that can be started for this person. */
  active: readonly SelfServiceScenario[];
}

/** The scenario must exist and be active, and the person must be allowed to use the portal (001 §5, AMB-156). */
export function whyNotStart(
  { caseId, caseFlowId }: Entry,
  { person, scenario, active }: Known,
): string | null {
  if (person === null) return why.noPerson;
  if (caseFlowId !== null && caseId === null) return why.noCase;
  if (scenario === null) return startFailed;
  const obstacle = whyNotFor(person);
  if (obstacle !== null) return obstacle;
  const isActive = isPublished(scenario) && active.some(({ id }) => sameId(id, scenario.id));
  return isActive ? null : notActive;
}

/** The reason why the portal does not open, and the remedy. */
export interface Obstacle {
  text: string;
  /** `again`: perhaps it works now; `channel`: with another channel; `none`: trying again does not help. */
  remedy: 'again' | 'channel' | 'none';
}

const byStatus: Readonly<Record<number, Obstacle>> = {
  400: { text: why.channel, remedy: 'channel' },
  403: { text: why.refused, remedy: 'none' },
  404: { text: startFailed, remedy: 'none' },
  409: { text: why.changed, remedy: 'again' },
  422: { text: why.unknownCase, remedy: 'none' },
};

/** The back end's reason to refuse a session. */
export function obstacleOf({ kind, status }: HttpError): Obstacle {
  if (kind === 'offline') return { text: why.offline, remedy: 'again' };
  const known = kind === 'refused' ? byStatus[status ?? 0] : undefined;
  return known ?? { text: startFailed, remedy: 'again' };
}

/** The page to return to: the steps of the case, the person's timeline, or the tasks (001 §2). */
export function returnPath(
  { personId, caseFlowId }: Entry,
  person: Person | null | undefined,
  may: May,
): string {
  if (caseFlowId !== null) return to.caseFlowTab(caseFlowId, 'stappen');
  return person !== null && may('customerCard') ? to.personCard(personId) : paths.tasks;
}
