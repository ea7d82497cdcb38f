import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, session } from '../backend/demands';
import { toReport } from '../caseflows/wire';
import { allScenarios } from '../caseflows/vocabulary';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';
import type { SelfServiceScenario } from '../wire/selfService';
import { impersonate, isActive, isPortalUser } from './impersonate';

const scenarioNamed = (id: string) => allScenarios.find((scenario) => scenario.id === id.toLowerCase());

const orMissing = (scenario: SelfServiceScenario | undefined): SelfServiceScenario =>
  scenario ?? refuse(404, 'Het scenario bestaat niet.');

export const selfServiceHandlers: Handlers = {
  /** The id is that of the case on the timeline. */
  'GET /api/v1/selfservice/report/bycase/:caseId': anyOf('viewDetailedCaseFlow')(({ param }) => {
    const caseId = param('caseId').toLowerCase();
    const report = db.reports.firstWhere((each) => each.caseId === caseId);
    return toReport(report ?? refuse(404, 'Geen aanvraag bij dit dossier.'));
  }),
  'GET /api/v1/selfservice/scenario/all': session(() => allScenarios),
  'GET /api/v1/selfservice/scenario/getbyids': session(({ query }) =>
    listParameter(query, 'ids').flatMap((id) => scenarioNamed(id) ?? []),
  ),
  'GET /api/v1/selfservice/scenario/:id': session(({ param }) => orMissing(scenarioNamed(param('id')))),
  'GET /api/v1/selfservice/scenario/active/person/:personId': session(({ param }) => {
    const person = db.people.named(param('personId'));
    return isPortalUser(person) ? allScenarios.filter(isActive) : [];
  }),
  'GET /api/v1/selfservice/scenario/forThesaurusTag/:tagId': session(({ param }) => {
    const tagId = param('tagId').toLowerCase();
    return orMissing(allScenarios.find(({ thesaurusTagId }) => thesaurusTagId === tagId));
  }),
  'GET /api/v1/selfservice/scenario/getByName/:name': session(({ param }) => {
    const asked = param('name').toLowerCase();
    return orMissing(allScenarios.find(({ name }) => name.toLowerCase() === asked));
  }),
  'POST /api/v1/selfservice/scenario/:id/impersonate/:personId/:channelType': anyOf(
    'caseCreate',
    'viewCaseFlow',
  )(async (call) => impersonate(call, orMissing(scenarioNamed(call.param('id'))), await call.body())),
};
