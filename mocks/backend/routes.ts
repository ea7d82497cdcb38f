import { toRoutes } from './backend';
import { activityHandlers } from '../timeline/handlers';
import { caseFlowHandlers } from '../caseflows/handlers';
import { caseMessageHandlers } from '../caseflows/messageHandlers';
import { caseHandlers } from '../timeline/caseHandlers';
import { configHandlers } from '../session/configHandlers';
import { contractHandlers } from '../people/contractHandlers';
import { errorReportHandlers } from '../session/errorReportHandlers';
import { mediaHandlers } from '../media/handlers';
import { peopleHandlers } from '../people/handlers';
import { registrationHandlers } from '../people/registrationHandlers';
import { sessionHandlers } from '../session/handlers';
import { residentialZoneHandlers } from '../people/zoneHandlers';
import { selfServiceHandlers } from '../caseflows/selfServiceHandlers';
import { stepTaskHandlers } from '../caseflows/stepTaskHandlers';
import { taskHandlers } from '../tasks/handlers';

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
