import type { Permission } from '@/domain/session/permission';
import type { Handler } from './backend';

/** The permissions that a call requires of its user. */
export interface Demand {
  /** The call can be made without a session. */
  open?: true;
  /** One of these permissions is enough; an empty list requires only a session. */
  needsAny?: readonly Permission[];
  /** All of these permissions are required. */
  needsAll?: readonly Permission[];
  /** The detail of the refusal, in place of the list of missing permissions. */
  refusal?: string;
}

/** A handler with the permissions that it requires. */
export interface Guarded {
  demand: Demand;
  handle: Handler;
}

const guard =
  (demand: Demand) =>
  (handle: Handler): Guarded => ({ demand, handle });

/** Allows users with one of these permissions. */
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
/** Users who work at a desk. */
export const desk = anyOf(
  'customerCard',
  'viewTask',
  'editTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
);
/** Users who may write down a question. */
export const editor = anyOf('caseCreate', 'createTask', 'customerCard', 'customerManagement', 'shell');
export const timeline = anyOf('customerCard', 'caseRead');
export const relationWrite = anyOf('relationWrite');
export const vendorWrite = anyOf('relationWrite', 'customerManagement', 'shell');
export const viewChat = anyOf('viewChatConversation');
export const chatOperator = guard({ needsAll: ['chatOperator', 'viewChatConversation'] });
export const administrator = anyOf('customerManagement', 'shell');
/** Users who maintain couplings and data. */
export const management = anyOf('serviceBusErrorRetry', 'customerManagement', 'shell');
export const mail = anyOf('customerCard', 'shell');
export const quickDials = anyOf('quickDialRead');
export const quickLinks = anyOf('quickLinkRead');
export const customerCard = anyOf('customerCard');
export const repairs = anyOf('anonymousRepairRequestWrite', 'unitRepairRequestWrite');
export const repairsRead = anyOf('anonymousRepairRequestWrite', 'unitRepairRequestWrite', 'customerCard');
