import { queries } from './queries';

import.meta.glob(['/src/api/**/*.ts', '!/src/api/**/*.test.ts'], { eager: true });

/** The queries that are not read again after events. */
const LOOK_UPS = [
  'actionSpecification',
  'activityCategories',
  'additionalFields',
  'agentSetting',
  'allWorkAreas',
  'assignees',
  'cancelationStatuses',
  'caseFlowTypes',
  'chatOperators',
  'colleaguesByTag',
  'collectiveObjects',
  'configSection',
  'defaultDeadline',
  'defaultMessages',
  'faqsOfScenarios',
  'foundAddresses',
  'foundColleagues',
  'foundComplexes',
  'foundPeople',
  'foundUnits',
  'functionGroup',
  'locationTypes',
  'nextOfTimeline',
  'outgoingMail',
  'ownApplication',
  'personOfCustomer',
  'place',
  'publicationStatuses',
  'repairAnswers',
  'repairDefects',
  'repairRules',
  'repairTree',
  'repairVendors',
  'residentialZones',
  'roles',
  'rootSubjects',
  'serviceFunds',
  'sharedObjects',
  'specificationCodes',
  'storedConversation',
  'subjectsOf',
  'synchronizedObjects',
  'targetGroupsOfPerson',
  'taskTypesExceptCaseFlow',
  'unitOfContract',
  'visibleTaskTypes',
  'workAreasOfUnits',
];

it('Every query has tags, or is in the list of look-ups', () => {
  const untagged: string[] = [];
  for (const name of Object.keys(queries.endpoints)) {
    const read = ({ providesTags }: { providesTags?: unknown }) => {
      if (providesTags === undefined) untagged.push(name);
    };
    /* A function in place of an endpoint receives its definition, and changes nothing by reading it. */
    queries.enhanceEndpoints({ endpoints: { [name]: read } });
  }
  expect(untagged.toSorted()).toEqual(LOOK_UPS);
});
