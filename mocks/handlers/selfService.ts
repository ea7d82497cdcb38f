import { json, refuse } from '../answers';
import type { Handlers } from '../backend';
import { allScenarios } from '../db/caseFlowVocabulary';
import { db } from '../db/db';
import { listParameter } from '../db/taskQuery';
import { omit } from '../omit';

const scenarioNamed = (id: string) => allScenarios.find((scenario) => scenario.id === id.toLowerCase());

export const selfServiceHandlers: Handlers = {
  /** By the case on the timeline, or by its case flow. */
  'GET /api/v1/selfservice/report/bycase/:caseId': ({ param }) => {
    const id = param('caseId').toLowerCase();
    const caseId = db.caseFlows.find(id)?.umbrellaCaseId ?? id;
    const report = db.reports.all().find((each) => each.caseId === caseId);
    return json(omit(report ?? refuse(404, 'Deze zaak is niet in het klantportaal begonnen.'), 'caseId'));
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
