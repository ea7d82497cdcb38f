import type { Permission } from '@/domain/session/permission';

/** What a call asks of whoever makes it. */
export interface Demand {
  /** Reachable without a session. */
  open?: true;
  /** One of these is enough; nothing here means: a session is enough. */
  needsAny?: readonly Permission[];
  /** Each of these is needed. */
  needsAll?: readonly Permission[];
  /** What is said instead of which permissions are needed. */
  refusal?: string;
}

export const session: Demand = {};
export const open: Demand = { open: true };
export const viewTask: Demand = { needsAny: ['viewTask', 'editTask'] };
export const taskTypes: Demand = { needsAny: ['viewTask', 'editTask', 'createTask'] };
export const viewCaseFlow: Demand = { needsAny: ['viewCaseFlow', 'viewDetailedCaseFlow'] };
export const taskOrCase: Demand = {
  needsAny: ['viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow'],
};
export const contracts: Demand = { needsAny: ['contractRead', 'editTask'] };
export const media: Demand = {
  needsAny: ['viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow', 'caseRead', 'customerCard'],
};
export const announcement: Demand = { needsAny: ['announcementRead'] };
/** Whoever works at a desk. */
export const desk: Demand = {
  needsAny: ['customerCard', 'viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow', 'caseRead'],
};
/** Whoever may write down a question. */
export const editor: Demand = {
  needsAny: ['caseCreate', 'createTask', 'customerCard', 'customerManagement', 'shell'],
};
export const timeline: Demand = { needsAny: ['customerCard', 'caseRead'] };
export const relationWrite: Demand = { needsAny: ['relationWrite'] };
export const viewChat: Demand = { needsAny: ['viewChatConversation'] };
export const chatOperator: Demand = { needsAll: ['chatOperator', 'viewChatConversation'] };
export const administrator: Demand = { needsAny: ['customerManagement', 'shell'] };
/** Who keeps couplings and data right. */
export const management: Demand = { needsAny: ['serviceBusErrorRetry', 'customerManagement', 'shell'] };
export const quickDials: Demand = { needsAny: ['quickDialRead'] };
export const quickLinks: Demand = { needsAny: ['quickLinkRead'] };
export const customerCard: Demand = { needsAny: ['customerCard'] };
export const repairs: Demand = { needsAny: ['anonymousRepairRequestWrite', 'unitRepairRequestWrite'] };
export const repairsRead: Demand = {
  needsAny: ['anonymousRepairRequestWrite', 'unitRepairRequestWrite', 'customerCard'],
};
export const mediaClear: Demand = {
  needsAny: ['mediaClear'],
  refusal: 'Geen permissie om bijlage te verwijderen',
};
