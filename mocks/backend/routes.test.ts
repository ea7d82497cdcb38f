import { accountUrls } from '@/api/person/accounts';
import { activityUrls } from '@/api/timeline/activities';
import { billUrls } from '@/api/tenancy/bills';
import { announcementUrls } from '@/api/timeline/announcements';
import { chatUrls } from '@/api/chat/chat';
import { caseFlowUrls } from '@/api/caseFlowUrls';
import { caseUrls } from '@/api/cases';
import { configurationUrls } from '@/api/configuration';
import { colleagueUrls } from '@/api/colleagueQueries';
import { contractUrls } from '@/api/tenancy/contracts';
import { customerUrls } from '@/api/person/customers';
import { mailUrls } from '@/api/mail/mailMessages';
import { outgoingMailUrls } from '@/api/mail/outgoingMail';
import { synchronizedObjectUrls } from '@/api/diagnostics/synchronizedObjects';
import { systemLogUrls } from '@/api/diagnostics/systemLog';
import { undeliveredUrls } from '@/api/diagnostics/undelivered';
import { errorReportUrls } from '@/api/session/errorReports';
import { knowledgeUrls } from '@/api/knowledge/knowledge';
import { indicatorUrls } from '@/api/person/indicators';
import { housingListUrls } from '@/api/tenancy/housingLists';
import { unitUrls } from '@/api/tenancy/units';
import { mediaUrls } from '@/api/media';
import { peopleUrls } from '@/api/person/people';
import { contactMomentUrls } from '@/api/contactMoments';
import { listUrls } from '@/api/lists/lists';
import { portalUrls } from '@/api/portal';
import { personDetailsUrls } from '@/api/person/personDetails';
import { housingRegistrationUrls } from '@/api/tenancy/housingRegistrations';
import { residentialZoneUrls } from '@/api/tenancy/residentialZones';
import { satisfactionUrls } from '@/api/person/satisfaction';
import { selfServiceUrls } from '@/api/knowledge/selfService';
import { sessionUrls } from '@/api/session/sessionUrls';
import { taskUrls } from '@/api/taskUrls';
import { thesaurusUrls } from '@/api/knowledge/thesaurus';
import { vendorUrls } from '@/api/tenancy/vendors';
import { workAreaUrls } from '@/api/tenancy/workAreas';
import { shortcutUrls } from '@/api/telephony/shortcuts';
import { routes } from './routes';

const tables = [
  accountUrls,
  personDetailsUrls,
  portalUrls,
  listUrls,
  activityUrls,
  announcementUrls,
  billUrls,
  chatUrls,
  caseFlowUrls,
  caseUrls,
  colleagueUrls,
  configurationUrls,
  contractUrls,
  customerUrls,
  errorReportUrls,
  knowledgeUrls,
  indicatorUrls,
  unitUrls,
  housingListUrls,
  mailUrls,
  mediaUrls,
  outgoingMailUrls,
  peopleUrls,
  contactMomentUrls,
  housingRegistrationUrls,
  residentialZoneUrls,
  satisfactionUrls,
  selfServiceUrls,
  sessionUrls,
  shortcutUrls,
  synchronizedObjectUrls,
  systemLogUrls,
  undeliveredUrls,
  taskUrls,
  vendorUrls,
  workAreaUrls,
  thesaurusUrls,
];

/** Names of parameters differ between the two tables on purpose; only their places count. */
const shape = (path: string) =>
  path.replace('/entity/Person/', '/entity/:type/').replace(/:[A-Za-z]+\*?/g, ':');

const answered = routes.map(({ endpoint }) => endpoint);
const shapes = new Set(answered.map((endpoint) => shape(endpoint.split(' ')[1] ?? '')));

it.each(tables.flatMap((table) => Object.values(table) as string[]))('the back end answers %s', (path) => {
  expect(shapes).toContain(shape(path));
});

it('each call has one handler', () => {
  expect(answered).toHaveLength(new Set(answered).size);
});
