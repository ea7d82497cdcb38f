import { toRoutes } from './backend';
import { activityHandlers } from './handlers/activities';
import { caseFlowHandlers } from './handlers/caseFlows';
import { caseMessageHandlers } from './handlers/caseMessages';
import { caseHandlers } from './handlers/cases';
import { configHandlers } from './handlers/config';
import { contractHandlers } from './handlers/contracts';
import { errorReportHandlers } from './handlers/errorReports';
import { mediaHandlers } from './handlers/media';
import { peopleHandlers } from './handlers/people';
import { registrationHandlers } from './handlers/registrations';
import { sessionHandlers } from './handlers/session';
import { residentialZoneHandlers } from './handlers/residentialZones';
import { selfServiceHandlers } from './handlers/selfService';
import { stepTaskHandlers } from './handlers/stepTasks';
import { taskHandlers } from './handlers/tasks';

/** Every call of the catalogue. */
export const routes = toRoutes(
  configHandlers,
  sessionHandlers,
  taskHandlers,
  peopleHandlers,
  contractHandlers,
  registrationHandlers,
  mediaHandlers,
  activityHandlers,
  caseFlowHandlers,
  stepTaskHandlers,
  caseMessageHandlers,
  caseHandlers,
  residentialZoneHandlers,
  selfServiceHandlers,
  errorReportHandlers,
);
