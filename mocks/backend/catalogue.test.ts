import { accountUrls } from '@/api/accounts';
import { activityUrls } from '@/api/activities';
import { billUrls } from '@/api/bills';
import { announcementUrls } from '@/api/announcements';
import { caseFlowUrls } from '@/api/caseFlows';
import { caseUrls } from '@/api/cases';
import { contractUrls } from '@/api/contracts';
import { customerUrls } from '@/api/customers';
import { errorReportUrls } from '@/api/errorReports';
import { knowledgeUrls } from '@/api/knowledge';
import { indicatorUrls } from '@/api/indicators';
import { housingUrls } from '@/api/housing';
import { mediaUrls } from '@/api/media';
import { peopleUrls } from '@/api/people';
import { registrationFlowUrls } from '@/api/registration';
import { personDetailsUrls } from '@/api/personDetails';
import { registrationUrls } from '@/api/registrations';
import { residentialZoneUrls } from '@/api/residentialZones';
import { satisfactionUrls } from '@/api/satisfaction';
import { selfServiceUrls } from '@/api/selfService';
import { sessionUrls } from '@/api/session';
import { taskUrls } from '@/api/tasks';
import { thesaurusUrls } from '@/api/thesaurus';
import { vendorUrls } from '@/api/vendors';
import { workAreaUrls } from '@/api/workAreas';
import { catalogue } from './catalogue';
import { routes } from './routes';

const tables = [
  accountUrls,
  personDetailsUrls,
  activityUrls,
  announcementUrls,
  billUrls,
  caseFlowUrls,
  caseUrls,
  contractUrls,
  customerUrls,
  errorReportUrls,
  knowledgeUrls,
  indicatorUrls,
  housingUrls,
  mediaUrls,
  peopleUrls,
  registrationFlowUrls,
  registrationUrls,
  residentialZoneUrls,
  satisfactionUrls,
  selfServiceUrls,
  sessionUrls,
  taskUrls,
  vendorUrls,
  workAreaUrls,
  thesaurusUrls,
];

/** Names of parameters differ between the two on purpose; only the places count. */
const shape = (path: string) =>
  path.replace('/entity/Person/', '/entity/:type/').replace(/:[A-Za-z]+\*?/g, ':');

const answered = new Set(Object.keys(catalogue).map((endpoint) => shape(endpoint.split(' ')[1] ?? '')));

it.each(tables.flatMap((table) => Object.values(table) as string[]))('answers %s', (path) => {
  expect(answered).toContain(shape(path));
});

it('has a handler for every call of the catalogue', () => {
  expect(routes.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(catalogue).sort());
});
