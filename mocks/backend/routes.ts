import { toRoutes } from './backend';
import { announcementHandlers } from '../announcements/handlers';
import { accountHandlers } from '../people/accountHandlers';
import { activityHandlers } from '../timeline/handlers';
import { billHandlers } from '../tenancies/billHandlers';
import { chatHandlers } from '../chat/handlers';
import { caseFlowHandlers } from '../caseflows/handlers';
import { caseMessageHandlers } from '../caseflows/messageHandlers';
import { timelineHandlers } from '../timeline/timelineHandlers';
import { caseHandlers } from '../timeline/caseHandlers';
import { configHandlers } from '../session/configHandlers';
import { configurationHandlers } from '../session/configurationHandlers';
import { contractHandlers } from '../people/contractHandlers';
import { contractorHandlers } from '../tenancies/contractorHandlers';
import { indicatorHandlers } from '../tenancies/indicatorHandlers';
import { roleHandlers } from '../tenancies/roleHandlers';
import { customerHandlers } from '../customers/handlers';
import { diagnosticsHandlers } from '../diagnostics/handlers';
import { incomingMailHandlers } from '../mail/incomingHandlers';
import { outgoingMailHandlers } from '../mail/outgoingHandlers';
import { errorReportHandlers } from '../session/errorReportHandlers';
import { housingHandlers } from '../units/handlers';
import { housingListHandlers } from '../units/listHandlers';
import { mapHandlers } from '../units/mapHandlers';
import { housingSearchHandlers } from '../units/searchHandlers';
import { mediaHandlers } from '../media/handlers';
import { personCardHandlers } from '../people/personCardHandlers';
import { peopleHandlers } from '../people/handlers';
import { registrationHandlers } from '../people/housingRegistrationHandlers';
import { sessionHandlers } from '../session/handlers';
import { residentialZoneHandlers } from '../people/zoneHandlers';
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
import { colleagueHandlers } from '../people/colleagueHandlers';
import { contactHandlers } from '../registration/contactHandlers';
import { faqHandlers } from '../knowledge/faqHandlers';
import { vendorHandlers } from '../vendors/handlers';
import { colleagueSaveHandlers } from '../people/colleagueSave';
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
