import type { Permission } from '@/domain/session/permission';

interface Demand {
  /** Reachable without a session. */
  open?: true;
  /** One of these is enough; nothing here means: a session is enough. */
  needsAny?: readonly Permission[];
  /** Each of these is needed. */
  needsAll?: readonly Permission[];
  /** What is said instead of which permissions are needed. */
  refusal?: string;
}

const session: Demand = {};
const open: Demand = { open: true };
const viewTask: Demand = { needsAny: ['viewTask', 'editTask'] };
const taskTypes: Demand = { needsAny: ['viewTask', 'editTask', 'createTask'] };
const viewCaseFlow: Demand = { needsAny: ['viewCaseFlow', 'viewDetailedCaseFlow'] };
const taskOrCase: Demand = { needsAny: ['viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow'] };
const contracts: Demand = { needsAny: ['contractRead', 'editTask'] };
const media: Demand = {
  needsAny: ['viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow', 'caseRead', 'customerCard'],
};
const announcement: Demand = { needsAny: ['announcementRead'] };
/** Whoever works at a desk. */
const desk: Demand = {
  needsAny: ['customerCard', 'viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow', 'caseRead'],
};
/** Whoever may write down a question. */
const editor: Demand = {
  needsAny: ['caseCreate', 'createTask', 'customerCard', 'customerManagement', 'shell'],
};
const timeline: Demand = { needsAny: ['customerCard', 'caseRead'] };
const relationWrite: Demand = { needsAny: ['relationWrite'] };
const viewChat: Demand = { needsAny: ['viewChatConversation'] };
const chatOperator: Demand = { needsAll: ['chatOperator', 'viewChatConversation'] };
const administrator: Demand = { needsAny: ['customerManagement', 'shell'] };
const quickDials: Demand = { needsAny: ['quickDialRead'] };
const quickLinks: Demand = { needsAny: ['quickLinkRead'] };
const customerCard: Demand = { needsAny: ['customerCard'] };
const repairs: Demand = { needsAny: ['anonymousRepairRequestWrite', 'unitRepairRequestWrite'] };
const repairsRead: Demand = {
  needsAny: ['anonymousRepairRequestWrite', 'unitRepairRequestWrite', 'customerCard'],
};
const mediaClear: Demand = { needsAny: ['mediaClear'], refusal: 'Geen permissie om bijlage te verwijderen' };

/**
 * Every call that the back end answers, spelled by hand from the specification (000 §7, decisions.md), apart from the
 * addresses of src/api, so that client and mock cannot be wrong together. A test holds the two against each other.
 */
export const catalogue = {
  'GET /Config/:hostname.config.json': open,
  'GET /Config/config.json': open,
  'GET /Config/features.json': open,
  'GET /api/v1/system/session': open,
  'GET /logout': open,
  'GET /go/:path*': open,
  'GET /api/v1/application/mine': session,
  'POST /api/v1/error/error': session,
  'POST /api/v1/error/debug': session,
  'POST /api/v1/error/info': session,

  'GET /api/v1/task/byId/:id': viewTask,
  'GET /api/v1/task/byIds': taskOrCase,
  'GET /api/v1/task/forCase/:id': taskOrCase,
  'GET /api/v1/task/getLinkedTasks/:id': viewTask,
  'GET /api/v1/task/overview': viewTask,
  'GET /api/v1/task/search': viewTask,
  'GET /api/v1/task/types/visible': taskTypes,
  'GET /api/v1/task/types/all': taskTypes,
  'GET /api/v1/task/types/allexceptcaseflow': taskTypes,
  'GET /api/v1/task/types/default': taskTypes,
  'GET /api/v1/task/GetHistory/:id': viewTask,
  'GET /api/v1/task/GetDefaultDeadline': taskTypes,
  'GET /api/v1/task/GetDefaultDeadlineForTaskType': taskTypes,
  'POST /api/v1/task/create': { needsAny: ['createTask'] },
  'POST /api/v1/task/discuss/:id': viewTask,
  'PUT /api/v1/task/update/:id': session,
  'PUT /api/v1/task/pickUp/:id': viewTask,
  'PUT /api/v1/task/finish/:id': viewTask,
  'PUT /api/v1/task/reject/:id': viewTask,
  'PUT /api/v1/task/delete/:id': session,
  'PUT /api/v1/task/linkAnonymousTask': {
    needsAny: ['editTask'],
    refusal: 'Koppelen kan alleen met het recht editTask.',
  },
  'PUT /api/v1/task/createFaqSuggestion': { needsAny: ['knowledgebaseFaqCreateSuggestion'] },
  'POST /api/v1/activity/task/assignChatConversation': viewTask,
  'GET /api/v1/activity/bycase/:caseId': media,
  'GET /api/v1/activity/bycolleague/:id': timeline,
  'GET /api/v1/activity/categories': timeline,
  'DELETE /api/v1/activity/contact': { needsAny: ['deleteContactActivity'] },
  'DELETE /api/v1/activity/contact/:id': { needsAny: ['deleteContactActivity'] },
  'PUT /api/v1/activity/contact/:id/restore': { needsAny: ['deleteContactActivity'] },

  'GET /api/v1/people/:id': desk,
  'GET /api/v1/people/set': desk,
  'GET /api/v1/person/search': desk,
  'GET /api/v1/person/search/:text': desk,
  'GET /api/v1/people/search': desk,
  'GET /api/v1/people/search/:text': desk,
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups': session,
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups/:text': session,
  'GET /api/v1/colleague/set': session,
  'GET /api/v1/colleague/paged': session,
  'GET /api/v1/colleague/pagedwithroles': session,
  'GET /api/v1/colleague/pagedwithrolesbyroleid/:roleId': session,
  'GET /api/v1/colleague/searchWithRoles': session,
  'GET /api/v1/colleague/searchWithRoles/:text': session,
  'GET /api/v1/colleague/:id': session,
  'GET /api/v1/colleague/photo/:id': session,
  'GET /api/v1/functiongroup/:id': session,
  'GET /api/v1/contract/byRole/:roleId': contracts,
  'GET /api/v1/contract/byUnit/:unitId': contracts,
  'GET /api/v1/contract/active/:roleId': contracts,
  'GET /api/v1/contract/:id': contracts,
  'GET /api/v1/contract/outstandingbalance/:roleId': { needsAny: ['billRead'] },
  'GET /api/v1/contract/associatedContractors/:id': { needsAny: ['customerCard'] },
  'GET /api/v1/contract/contacts/:contractId': { needsAny: ['contactPersonRead'] },
  'GET /api/v1/bill/byRole/:roleId': { needsAny: ['billRead'] },
  'GET /api/v1/customersatisfaction/byPerson/:personId': { needsAny: ['customerSatisfactionRead'] },
  'POST /api/v1/indicator/evaluate': { needsAny: ['customerCard'] },
  'PUT /api/v1/indicator/mute': { needsAny: ['customerCard'] },
  'GET /api/v1/role/:id': session,
  'GET /api/v1/role/getallbyids': session,
  'GET /api/v1/vendor/:id': desk,
  'GET /api/v1/vendor/set': desk,
  'GET /api/v1/workarea/allforresidentialzone': desk,
  'GET /api/v1/workarea/allforresidentialzones': desk,
  'GET /api/v1/contract/filters/:roleId': {
    needsAny: ['contractRead', 'editTask', 'customerCard', 'billRead', 'announcementRead'],
  },

  'GET /api/v1/thesaurus/root': session,
  'GET /api/v1/thesaurus/forParent/:tagId': session,
  'GET /api/v1/faqs/search': session,
  'GET /api/v1/faqs/search/:text': session,
  'GET /api/v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/:text': session,
  'GET /api/v1/faqs/bytag/:tagId': session,
  'GET /api/v1/faqs/orderedbyviewcount': session,
  'GET /api/v1/faqs/getByIds/:ids': session,
  'POST /api/v1/faqs/similar': editor,
  'GET /api/v1/faqs/:id': session,
  'PUT /api/v1/faqs/:id/increaseviewcount': session,
  'GET /api/v1/faqs/admin/search': editor,
  'GET /api/v1/faqs/admin/all': editor,
  'GET /api/v1/faqs/admin/:id': editor,
  'POST /api/v1/faqs/admin': editor,
  'PUT /api/v1/faqs/admin': editor,
  'GET /api/v1/smartlabel/Find': editor,
  'GET /api/v1/targetgroup/forperson/:personId': session,
  'GET /api/v1/targetgroup/getByIds/:ids': session,
  'GET /api/v1/targetgroup/paged': session,

  'POST /api/v1/activity/contact': { needsAny: ['caseCreate'] },
  'POST /api/v1/activity/contact/assignMailConversation': { needsAny: ['caseCreate'] },
  'POST /api/v1/activity/contact/assignChatConversation': { needsAny: ['caseCreate'] },
  'GET /api/v1/colleague/search': session,
  'GET /api/v1/colleague/search/:text': session,
  'GET /api/v1/colleague/colleaguesbytag/:tagId': session,
  'GET /api/v1/colleague/bytagandunitid/:tagId/:unitId': session,
  'GET /api/v1/functiongroup/pagedbytag/:tagId': session,
  'GET /api/v1/functiongroup/byunit/:unitId': session,
  'GET /api/v1/calendar/forday/:id': desk,
  'GET /api/v1/presence/getstatusbyids': session,
  'GET /api/v1/telephony/phonestatistics/phonecalls/:userId': customerCard,
  'GET /api/v1/telephony/phonestatistics/phonestatussummary/:userId': customerCard,
  'GET /api/v1/quickdial/active': quickDials,
  'GET /api/v1/quickdial/:id': quickDials,
  'POST /api/v1/quickdial/save': administrator,
  'PUT /api/v1/quickdial/update': administrator,
  'PUT /api/v1/quickdial/updateOrder': administrator,
  'DELETE /api/v1/quickdial/delete/:id': administrator,
  'GET /api/v1/quicklink/active': quickLinks,
  'GET /api/v1/quicklink/search': quickLinks,
  'GET /api/v1/quicklink/search/:text': quickLinks,
  'POST /api/v1/quicklink/save': administrator,
  'PUT /api/v1/quicklink/update': administrator,
  'PUT /api/v1/quicklink/updateOrder': administrator,
  'DELETE /api/v1/quicklink/delete/:id': administrator,

  'PUT /api/v1/people/:id': session,
  'PUT /api/v1/people/admin': { needsAny: ['customerManagement'] },
  'PUT /api/v1/people/:id/characteristics': { needsAny: ['customerWrite'] },
  'DELETE /api/v1/people/:id': { needsAny: ['customerWrite'] },
  'GET /api/v2/people/:id/writablefields': desk,
  'GET /api/v1/synchronizedobjects/entity/:entityType/:entityId': desk,
  'GET /api/v1/address/find': desk,
  'GET /api/v1/cardadditionalfield': desk,
  'GET /api/v1/account/byPerson/:personId': desk,
  'POST /api/v1/account': { needsAny: ['accountCreate'] },
  'POST /api/v1/account/:id/recover': { needsAny: ['accountRecover'] },
  'PUT /api/v1/account/:id/block': { needsAny: ['blockAccount'] },
  'DELETE /api/v1/account/:id': { needsAny: ['accountCreate', 'blockAccount', 'customerManagement'] },

  'GET /housingallocation/api/v1/registration/agent/byPerson/:personId': { needsAny: ['registrationRead'] },
  'GET /housingallocation/api/v1/registration/agent/getRegistrantInfoByPerson/:personId': {
    needsAny: ['customerCard', 'registrationRead'],
  },
  'PUT /housingallocation/api/v1/registration/agent/update': { needsAny: ['registrationWrite'] },
  'DELETE /housingallocation/api/v1/registration/agent/:id': { needsAny: ['registrationWrite'] },

  'POST /api/v1/media': media,
  'POST /api/v2/media': media,
  'GET /api/v1/media/set': media,
  'GET /api/v2/media/set': media,
  'GET /api/v1/media/crop': media,
  'GET /api/v1/media/view/:mediaId': media,
  'GET /api/v2/media/view/blob/:id': media,
  'PUT /api/v2/media/:mediaId/clear': mediaClear,

  'GET /api/v1/caseflow': viewCaseFlow,
  'GET /api/v1/caseflow/searchgroupedbyowner': viewCaseFlow,
  'GET /api/v1/caseflow/types': viewCaseFlow,
  'GET /api/v1/caseflow/cancelationstatuses': viewCaseFlow,
  'GET /api/v1/caseflow/steps': viewCaseFlow,
  'GET /api/v1/caseflow/:id': viewCaseFlow,
  'GET /api/v1/caseflow/detailed/:id': { needsAny: ['viewDetailedCaseFlow'] },
  'GET /api/v1/caseflow/bytask/:id': taskOrCase,
  'GET /api/v1/caseflow/byumbrellacaseid/:id': taskOrCase,
  'GET /api/v1/caseflow/byumbrellataskid/:id': taskOrCase,
  'PUT /api/v1/caseflow/:id': session,
  'PUT /api/v1/caseflow/pickupstep/:id': {
    needsAny: ['pickupCaseFlowStep'],
    refusal: 'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.',
  },
  'PUT /api/v1/caseflow/finishstep/:id': {
    needsAny: ['finishCaseFlowStep'],
    refusal: 'Onvoldoende rechten om de zaakstap af te ronden',
  },
  'PUT /api/v1/caseflow/cancel/:id': viewCaseFlow,
  'GET /api/v1/caseflow/gettask/:id': taskOrCase,
  'PUT /api/v1/caseflow/finishtask/:id': { needsAny: ['viewCaseFlow'] },
  'GET /api/v1/caseflow/messages/:id': viewCaseFlow,
  'GET /api/v1/caseflow/messages/public/:id': viewCaseFlow,
  'POST /api/v1/caseflow/message/:id': viewCaseFlow,
  'POST /api/v1/caseflow/message/public/:id': viewCaseFlow,

  'GET /api/v2/case/:id': media,
  'GET /api/v1/case/person/:id': timeline,
  'GET /api/v1/case/contract/:id': timeline,
  'GET /api/v1/case/unit/:id': timeline,
  'GET /api/v1/case/complex/:id': timeline,
  'GET /api/v1/case/role/:id': timeline,
  'GET /api/v1/case/employee/:id': timeline,
  'POST /api/v1/case/person/:id/filters': timeline,
  'POST /api/v1/case/person/:id/export': session,
  'DELETE /api/v1/case/:id': { needsAny: ['caseDeleteAndRestore'] },
  'PUT /api/v1/case/:id/restore': { needsAny: ['caseDeleteAndRestore'] },
  'GET /api/v1/case/media/:umbrellaCaseId': media,
  'POST /api/v1/case/media/:umbrellaCaseId': media,
  'DELETE /api/v1/case/:id/deletemediaitem/:mediaId': { needsAny: ['mediaClear'] },

  'GET /api/v1/unit/:id': desk,
  'GET /api/v1/unit/byComplex/:complexId': customerCard,
  'GET /api/v1/unit/active/byContract/:contractId': {
    needsAny: ['contractRead', 'customerCard', 'editTask'],
  },
  'GET /api/v1/complex/:id': desk,
  'GET /api/v1/district': desk,
  'GET /api/v1/district/:id': desk,
  'GET /api/v1/housingtype': desk,
  'GET /api/v1/housingtype/:id': desk,
  'GET /api/v1/housing/valuation/byUnit/:unitId': customerCard,
  'POST /api/v1/housing/valuation/createTask': customerCard,
  'GET /kaart/geocoder/search': open,
  'GET /kaart/tegels/:z/:x/:y': open,
  'GET /api/v1/unit/search': desk,
  'GET /api/v1/unit/search/:text': desk,
  'GET /api/v1/complex/search': desk,
  'GET /api/v1/complex/search/:text': desk,

  'GET /api/v1/customer/byPerson/:personId': desk,
  'GET /api/v1/customer/:customerId': desk,
  'POST /api/v1/customer': relationWrite,
  'GET /api/v1/onboarding/relation/:relationNumber': relationWrite,

  'GET /api/v1/residentialzone/set': desk,
  'GET /api/v1/selfservice/report/bycase/:caseId': { needsAny: ['viewDetailedCaseFlow'] },
  'GET /api/v1/selfservice/scenario/all': session,
  'GET /api/v1/selfservice/scenario/getbyids': session,
  'GET /api/v1/selfservice/scenario/:id': session,
  'GET /api/v1/selfservice/scenario/active/person/:personId': session,
  'GET /api/v1/selfservice/scenario/forThesaurusTag/:tagId': session,
  'GET /api/v1/selfservice/scenario/getByName/:name': session,
  'POST /api/v1/selfservice/scenario/:id/impersonate/:personId/:channelType': {
    needsAny: ['caseCreate', 'viewCaseFlow'],
  },
  'GET /api/v1/announcement/overview': announcement,
  'GET /api/v1/announcement/person/:personId': announcement,
  'GET /api/v1/announcement/byUnit/:unitId': announcement,
  'GET /api/v1/announcement/byComplex/:complexId': announcement,
  'GET /api/v1/announcement/contract/:contractId': announcement,
  'GET /api/v1/announcement/:id': announcement,
  'POST /api/v1/announcement/admin': { needsAny: ['announcementWrite'] },

  'GET /chat/api/v1/chat/config': session,
  'PUT /chat/api/v1/chat/config': administrator,
  'GET /chatkcc/api/v1/chat/config': session,
  'PUT /chatkcc/api/v1/chat/config': administrator,
  'GET /chatkcc/api/v1/chatoperators': viewChat,
  'GET /chatkcc/api/v1/defaultmessages': viewChat,
  'GET /chatkcc/api/v1/waitingstatistics': viewChat,
  'GET /chatkcc/api/v1/conversations/pending': viewChat,
  'GET /chatkcc/api/v1/conversations/active': viewChat,
  'GET /chatkcc/api/v1/conversations/:id': viewChat,
  'GET /chatkcc/api/v1/conversations/stored/:id': viewChat,
  'POST /chatkcc/api/v1/chatoperators/register': chatOperator,
  'POST /chatkcc/api/v1/chatoperators/sessions/login': chatOperator,
  'POST /chatkcc/api/v1/chatoperators/sessions/logout': chatOperator,
  'POST /chatkcc/api/v1/conversations/pending/:id/accept': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/pickup': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/leave': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/detach': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/endacw': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/messages/new': chatOperator,
  'PUT /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator,
  'DELETE /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator,

  'GET /api/v1/answer': repairs,
  'GET /api/v1/defect': repairs,
  'GET /api/v1/locationtypecode': repairs,
  'GET /api/v1/specificationcode': repairs,
  'GET /api/v1/repairrequestrule': repairs,
  'GET /api/v1/repairrequest/actionspecification': repairs,
  'POST /api/v1/repairrequest/simulate': repairs,
  'POST /api/v1/repairrequest/forunit/item': { needsAny: ['unitRepairRequestWrite'] },
  'POST /api/v1/repairrequest/anonymousitem': { needsAny: ['anonymousRepairRequestWrite'] },
  'POST /api/v1/repairrequest/item': repairs,
  'DELETE /api/v1/repairrequest/removeItem/:itemId': repairs,
  'GET /api/v1/repairrequest/detailed/:id': repairsRead,
  'GET /api/v1/planning/repairrequest': repairs,
  'POST /api/v1/repairrequest/plan': repairs,
  'PUT /api/v1/repairrequest/submit': repairs,
  'GET /api/v1/repairrequest/appointment/:id': repairsRead,
  'GET /api/v1/unit/collectiveobjectsbycode/:code': desk,

  'POST /portaal/start': open,
  'POST /portaal/versturen': open,
} as const satisfies Record<string, Demand>;

export type Endpoint = keyof typeof catalogue;

export const demandOf = (endpoint: Endpoint): Demand => catalogue[endpoint];
