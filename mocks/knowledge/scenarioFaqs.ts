import { pageOf } from '../backend/answers';
import type { Call } from '../backend/backend';
import { allScenarios } from '../caseflows/vocabulary';
import type { FaqRecord } from '../db/records';
import { isActive } from '../selfservice/impersonate';
import { findFaqs } from './faqSearch';

/** Finds the published self-service scenario that belongs to one of the question's subjects. */
function scenarioOf({ tags }: FaqRecord) {
  const subjects = (tags ?? []).map(({ id }) => id);
  return allScenarios.find(
    (scenario) =>
      isActive(scenario) && scenario.thesaurusTagId !== null && subjects.includes(scenario.thesaurusTagId),
  );
}

/** Published questions that have a self-service scenario, each with that scenario. */
export function faqsOfScenarios(call: Call) {
  const found = findFaqs(call).flatMap((faq) => {
    const scenario = scenarioOf(faq);
    if (!scenario) return [];
    const { id, name, title } = scenario;
    return [{ ...faq, scenario: { id, name, title } }];
  });
  return pageOf(found, call.query);
}
