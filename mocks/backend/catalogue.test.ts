import { activityUrls } from '@/api/activities';
import { caseFlowUrls } from '@/api/caseFlows';
import { caseUrls } from '@/api/cases';
import { contractUrls } from '@/api/contracts';
import { errorReportUrls } from '@/api/errorReports';
import { mediaUrls } from '@/api/media';
import { peopleUrls } from '@/api/people';
import { registrationUrls } from '@/api/registrations';
import { residentialZoneUrls } from '@/api/residentialZones';
import { selfServiceUrls } from '@/api/selfService';
import { sessionUrls } from '@/api/session';
import { taskUrls } from '@/api/tasks';
import { catalogue } from './catalogue';
import { routes } from './routes';

const tables = [
  activityUrls,
  caseFlowUrls,
  caseUrls,
  contractUrls,
  errorReportUrls,
  mediaUrls,
  peopleUrls,
  registrationUrls,
  residentialZoneUrls,
  selfServiceUrls,
  sessionUrls,
  taskUrls,
];

/** Names of parameters differ between the two on purpose; only the places count. */
const shape = (path: string) => path.replace(/:[A-Za-z]+\*?/g, ':');

const answered = new Set(Object.keys(catalogue).map((endpoint) => shape(endpoint.split(' ')[1] ?? '')));

it.each(tables.flatMap((table) => Object.values(table) as string[]))('answers %s', (path) => {
  expect(answered).toContain(shape(path));
});

it('has a handler for every call of the catalogue', () => {
  expect(routes.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(catalogue).sort());
});
