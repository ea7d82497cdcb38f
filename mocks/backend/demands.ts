import type { Permission } from '@/domain/session/permission';
import type { Handler } from './backend';

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

/** A handler with what its call demands. */
export interface Guarded {
  demand: Demand;
  handle: Handler;
}

const guard =
  (demand: Demand) =>
  (handle: Handler): Guarded => ({ demand, handle });

/** For whoever holds one of these permissions. */
export const anyOf = (...needsAny: Permission[]) => guard({ needsAny });
export const refusing = (refusal: string, ...needsAny: Permission[]) => guard({ needsAny, refusal });

export const session = guard({});
export const open = guard({ open: true });
export const viewTask = anyOf('viewTask', 'editTask');
export const readTaskTypes = anyOf('viewTask', 'editTask', 'createTask');
export const viewCaseFlow = anyOf('viewCaseFlow', 'viewDetailedCaseFlow');
export const taskOrCase = anyOf('viewTask', 'editTask', 'viewCaseFlow', 'viewDetailedCaseFlow');
export const contracts = anyOf('contractRead', 'editTask');
export const media = anyOf(
  'viewTask',
  'editTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
  'customerCard',
);
export const mediaClear = refusing('Geen permissie om bijlage te verwijderen', 'mediaClear');
export const announcement = anyOf('announcementRead');
/** Whoever works at a desk. */
export const desk = anyOf(
  'customerCard',
  'viewTask',
  'editTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
);
/** Whoever may write down a question. */
export const editor = anyOf('caseCreate', 'createTask', 'customerCard', 'customerManagement', 'shell');
export const timeline = anyOf('customerCard', 'caseRead');
export const relationWrite = anyOf('relationWrite');
export const vendorWrite = anyOf('relationWrite', 'customerManagement', 'shell');
export const viewChat = anyOf('viewChatConversation');
export const chatOperator = guard({ needsAll: ['chatOperator', 'viewChatConversation'] });
export const administrator = anyOf('customerManagement', 'shell');
/** Who keeps couplings and data right. */
export const management = anyOf('serviceBusErrorRetry', 'customerManagement', 'shell');
export const mail = anyOf('customerCard', 'shell');
export const quickDials = anyOf('quickDialRead');
export const quickLinks = anyOf('quickLinkRead');
export const customerCard = anyOf('customerCard');
export const repairs = anyOf('anonymousRepairRequestWrite', 'unitRepairRequestWrite');
export const repairsRead = anyOf('anonymousRepairRequestWrite', 'unitRepairRequestWrite', 'customerCard');
