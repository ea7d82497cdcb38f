import { accountUrls } from '@/api/people/accounts';
import { activityUrls } from '@/api/timeline/activities';
import { billUrls } from '@/api/tenancy/bills';
import { announcementUrls } from '@/api/announcements/announcements';
import { chatUrls } from '@/api/chat/chat';
import { caseFlowUrls } from '@/api/caseflows/caseFlowUrls';
import { caseUrls } from '@/api/timeline/cases';
import { configurationUrls } from '@/api/session/configuration';
import { colleagueUrls } from '@/api/colleagues/colleagueQueries';
import { contractUrls } from '@/api/tenancy/contracts';
import { customerUrls } from '@/api/people/customers';
import { mailUrls } from '@/api/mail/mailMessages';
import { outgoingMailUrls } from '@/api/mail/outgoingMail';
import { synchronizedObjectUrls } from '@/api/diagnostics/synchronizedObjects';
import { systemLogUrls } from '@/api/diagnostics/systemLog';
import { undeliveredUrls } from '@/api/diagnostics/undelivered';
import { errorReportUrls } from '@/api/session/errorReports';
import { knowledgeUrls } from '@/api/knowledge/knowledge';
import { indicatorUrls } from '@/api/people/indicators';
import { housingListUrls } from '@/api/tenancy/housingLists';
import { unitUrls } from '@/api/properties/units';
import { mediaUrls } from '@/api/media/media';
import { peopleUrls } from '@/api/people/people';
import { contactMomentUrls } from '@/api/contacts/contactMoments';
import { listUrls } from '@/api/lists/lists';
import { portalUrls } from '@/api/selfservice/portal';
import { personDetailsUrls } from '@/api/people/personDetails';
import { housingRegistrationUrls } from '@/api/tenancy/housingRegistrations';
import { residentialZoneUrls } from '@/api/properties/residentialZones';
import { satisfactionUrls } from '@/api/people/satisfaction';
import { selfServiceUrls } from '@/api/knowledge/selfService';
import { sessionUrls } from '@/api/session/sessionUrls';
import { taskUrls } from '@/api/tasks/taskUrls';
import { thesaurusUrls } from '@/api/knowledge/thesaurus';
import { vendorUrls } from '@/api/vendors/vendors';
import { workAreaUrls } from '@/api/properties/workAreas';
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

/** Leaves out the names of parameters, which differ between the two tables on purpose; only their places count. */
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
