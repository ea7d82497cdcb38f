import { accountUrls } from '@/api/person/accounts';
import { activityUrls } from '@/api/timeline/activities';
import { billUrls } from '@/api/tenancy/bills';
import { announcementUrls } from '@/api/timeline/announcements';
import { chatUrls } from '@/api/chat/chat';
import { caseFlowUrls } from '@/api/caseFlowUrls';
import { caseUrls } from '@/api/cases';
import { contractUrls } from '@/api/tenancy/contracts';
import { customerUrls } from '@/api/person/customers';
import { errorReportUrls } from '@/api/session/errorReports';
import { knowledgeUrls } from '@/api/knowledge/knowledge';
import { indicatorUrls } from '@/api/person/indicators';
import { unitUrls } from '@/api/tenancy/units';
import { mediaUrls } from '@/api/media';
import { peopleUrls } from '@/api/person/people';
import { contactMomentUrls } from '@/api/contactMoments';
import { personDetailsUrls } from '@/api/person/personDetails';
import { housingRegistrationUrls } from '@/api/tenancy/housingRegistrations';
import { residentialZoneUrls } from '@/api/tenancy/residentialZones';
import { satisfactionUrls } from '@/api/person/satisfaction';
import { selfServiceUrls } from '@/api/knowledge/selfService';
import { sessionUrls } from '@/api/session/sessionUrls';
import { taskUrls } from '@/api/taskUrls';
import { thesaurusUrls } from '@/api/knowledge/thesaurus';
import { workAreaUrls } from '@/api/tenancy/workAreas';
import { shortcutUrls } from '@/api/telephony/shortcuts';
import { catalogue } from './catalogue';
import { routes } from './routes';

const tables = [
  accountUrls,
  personDetailsUrls,
  activityUrls,
  announcementUrls,
  billUrls,
  chatUrls,
  caseFlowUrls,
  caseUrls,
  contractUrls,
  customerUrls,
  errorReportUrls,
  knowledgeUrls,
  indicatorUrls,
  unitUrls,
  mediaUrls,
  peopleUrls,
  contactMomentUrls,
  housingRegistrationUrls,
  residentialZoneUrls,
  satisfactionUrls,
  selfServiceUrls,
  sessionUrls,
  shortcutUrls,
  taskUrls,
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
