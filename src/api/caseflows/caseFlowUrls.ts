/**
 * The addresses of case flows (000 §7.3). `:id` is the id of the case. Only the addresses of steps have the id of the
 * step instead, and those of tasks the id of a task (AMB-089).
 */
export const caseFlowUrls = {
  search: '/api/v1/caseflow',
  grouped: '/api/v1/caseflow/searchgroupedbyowner',
  byId: '/api/v1/caseflow/:id',
  detailed: '/api/v1/caseflow/detailed/:id',
  byTask: '/api/v1/caseflow/bytask/:id',
  byUmbrellaCase: '/api/v1/caseflow/byumbrellacaseid/:id',
  byUmbrellaTask: '/api/v1/caseflow/byumbrellataskid/:id',
  update: '/api/v1/caseflow/:id',
  steps: '/api/v1/caseflow/steps',
  pickUpStep: '/api/v1/caseflow/pickupstep/:id',
  finishStep: '/api/v1/caseflow/finishstep/:id',
  cancel: '/api/v1/caseflow/cancel/:id',
  task: '/api/v1/caseflow/gettask/:id',
  finishTask: '/api/v1/caseflow/finishtask/:id',
  messages: '/api/v1/caseflow/messages/:id',
  publicMessages: '/api/v1/caseflow/messages/public/:id',
  addMessage: '/api/v1/caseflow/message/:id',
  addPublicMessage: '/api/v1/caseflow/message/public/:id',
  cancelationStatuses: '/api/v1/caseflow/cancelationstatuses',
  types: '/api/v1/caseflow/types',
} as const;
