import { toRoutes } from './backend';
import { announcementHandlers } from '../announcements/handlers';
import { accountHandlers } from '../people/accountHandlers';
import { activityHandlers } from '../timeline/handlers';
import { billHandlers } from '../tenancy/billHandlers';
import { chatHandlers } from '../chat/handlers';
import { caseFlowHandlers } from '../caseflows/handlers';
import { caseMessageHandlers } from '../caseflows/messageHandlers';
import { timelineHandlers } from '../timeline/timelineHandlers';
import { caseHandlers } from '../timeline/caseHandlers';
import { configHandlers } from '../session/configHandlers';
import { configurationHandlers } from '../session/configurationHandlers';
import { contractHandlers } from '../tenancy/contractHandlers';
import { contractorHandlers } from '../tenancy/contractorHandlers';
import { indicatorHandlers } from '../tenancy/indicatorHandlers';
import { roleHandlers } from '../tenancy/roleHandlers';
import { customerHandlers } from '../people/customerHandlers';
import { diagnosticsHandlers } from '../diagnostics/handlers';
import { incomingMailHandlers } from '../mail/incomingHandlers';
import { outgoingMailHandlers } from '../mail/outgoingHandlers';
import { errorReportHandlers } from '../session/errorReportHandlers';
import { housingHandlers } from '../properties/handlers';
import { housingListHandlers } from '../properties/listHandlers';
import { mapHandlers } from '../properties/mapHandlers';
import { housingSearchHandlers } from '../properties/searchHandlers';
import { mediaHandlers } from '../media/handlers';
import { personCardHandlers } from '../people/personCardHandlers';
import { peopleHandlers } from '../people/handlers';
import { registrationHandlers } from '../tenancy/housingRegistrationHandlers';
import { sessionHandlers } from '../session/handlers';
import { residentialZoneHandlers } from '../properties/zoneHandlers';
import { listHandlers } from '../lists/handlers';
import { portalAdminHandlers } from '../selfservice/adminHandlers';
import { portalHandlers } from '../selfservice/portalHandlers';
import { repairItemHandlers } from '../repairs/itemHandlers';
import { repairLookupHandlers } from '../repairs/lookupHandlers';
import { repairPlanningHandlers } from '../repairs/planningHandlers';
import { repairSubmitHandlers } from '../repairs/submitHandlers';
import { quickDialHandlers } from '../telephony/quickDialHandlers';
import { quickLinkHandlers } from '../telephony/quickLinkHandlers';
import { statisticsHandlers } from '../telephony/statisticsHandlers';
import { selfServiceHandlers } from '../selfservice/handlers';
import { stepTaskHandlers } from '../caseflows/stepTaskHandlers';
import { taskHandlers } from '../tasks/handlers';
import { colleagueHandlers } from '../colleagues/colleagueHandlers';
import { contactHandlers } from '../contacts/contactHandlers';
import { faqHandlers } from '../knowledge/faqHandlers';
import { vendorHandlers } from '../vendors/handlers';
import { colleagueSaveHandlers } from '../colleagues/colleagueSave';
import { thesaurusHandlers } from '../knowledge/thesaurusHandlers';

/** The routes of every call in the catalogue. */
export const routes = toRoutes(
  configHandlers,
  configurationHandlers,
  sessionHandlers,
  taskHandlers,
  peopleHandlers,
  contractHandlers,
  contractorHandlers,
  billHandlers,
  indicatorHandlers,
  roleHandlers,
  registrationHandlers,
  accountHandlers,
  personCardHandlers,
  customerHandlers,
  housingSearchHandlers,
  housingHandlers,
  housingListHandlers,
  mapHandlers,
  mediaHandlers,
  activityHandlers,
  caseFlowHandlers,
  stepTaskHandlers,
  caseMessageHandlers,
  caseHandlers,
  timelineHandlers,
  residentialZoneHandlers,
  selfServiceHandlers,
  portalHandlers,
  portalAdminHandlers,
  listHandlers,
  announcementHandlers,
  errorReportHandlers,
  thesaurusHandlers,
  faqHandlers,
  contactHandlers,
  colleagueHandlers,
  colleagueSaveHandlers,
  vendorHandlers,
  chatHandlers,
  statisticsHandlers,
  quickDialHandlers,
  quickLinkHandlers,
  repairLookupHandlers,
  repairItemHandlers,
  repairPlanningHandlers,
  repairSubmitHandlers,
  diagnosticsHandlers,
  incomingMailHandlers,
  outgoingMailHandlers,
);
