import { json, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { toReport } from './wire';
import { allScenarios } from './vocabulary';
import { db } from '../db/db';
import { listParameter } from '../tasks/query';

const scenarioNamed = (id: string) => allScenarios.find((scenario) => scenario.id === id.toLowerCase());

export const selfServiceHandlers: Handlers = {
  /** By the case on the timeline. */
  'GET /api/v1/selfservice/report/bycase/:caseId': ({ param }) => {
    const caseId = param('caseId').toLowerCase();
    const report = db.reports.all().find((each) => each.caseId === caseId);
    return json(toReport(report ?? refuse(404, 'Geen aanvraag bij dit dossier.')));
  },
  'GET /api/v1/selfservice/scenario/getbyids': ({ query }) =>
    json(listParameter(query, 'ids').flatMap((id) => scenarioNamed(id) ?? [])),
  'GET /api/v1/selfservice/scenario/:id': ({ param }) =>
    json(scenarioNamed(param('id')) ?? refuse(404, 'Scenario niet gevonden.')),
  'GET /api/v1/selfservice/scenario/active/person/:personId': ({ param }) => {
    if (!db.people.find(param('personId'))) refuse(404, 'Relatie niet gevonden.');
    return json(allScenarios);
  },
};
