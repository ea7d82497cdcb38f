import { type Body, textOf } from '../backend/body';
import { ChannelType } from '@/domain/timeline/channelType';
import { refuse } from '../backend/answers';
import type { Call } from '../backend/backend';
import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import type { Impersonation, SelfServiceScenario } from '../wire/selfService';
import { world } from '../world/worldState';

export const isActive = ({ status }: SelfServiceScenario): boolean => status === 'Published';

/** Only customers and prospects can use the portal (001 §5). */
export const isPortalUser = (person: PersonRecord | undefined): boolean =>
  Boolean(person?.roles?.customer ?? person?.roles?.prospect);

const channelNamed = (name: string): ChannelType =>
  Object.values(ChannelType).find((each) => each === name && each !== ChannelType.Unknown) ??
  refuse(400, `Onbekend kanaal '${name}'.`);

/** Refuses users without customerCard and caseCreate; for an existing case viewCaseFlow is enough. */
function admit({ user: { permissions } }: Call, caseId: string): void {
  const may = permissions.includes('customerCard') && permissions.includes('caseCreate');
  const mayInCase = caseId !== '' && permissions.includes('viewCaseFlow');
  if (!may && !mayInCase) refuse(403, 'Nodig: caseCreate of viewCaseFlow.');
}

/** Opens the portal in a customer's name, by a packet that can be used once and contains no data itself. */
export function impersonate(call: Call, scenario: SelfServiceScenario, body: Body): Impersonation {
  const caseId = textOf(body['caseId']);
  admit(call, caseId);
  const channel = channelNamed(call.param('channelType'));
  if (!isActive(scenario)) refuse(409, 'Het scenario is niet actief.');
  const person = db.people.find(call.param('personId'));
  if (!person || !isPortalUser(person))
    refuse(409, 'Alleen namens een huurder of woningzoekende kan een scenario gestart worden.');
  if (caseId !== '' && !db.cases.find(caseId)) refuse(422, 'Onbekende zaak.', 'caseId');
  const { id: packet } = db.portalSessions.add({
    id: btoa(world.random.guid()),
    scenarioId: scenario.id,
    personId: person.id,
    channel,
    caseId: caseId === '' ? null : caseId,
    colleague: selfOf(call.user),
    state: 'issued',
  });
  return { url: '/portaal/start', packet };
}
