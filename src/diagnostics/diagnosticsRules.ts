import type { Permission } from '@/domain/session/permission';

/** Who may see what goes wrong between systems (002 §6). */
export const MANAGEMENT = [
  'serviceBusErrorRetry',
  'customerManagement',
  'shell',
] as const satisfies readonly Permission[];

/** Who may open one message: also who has an error task about it. */
export const MESSAGE_READER = [...MANAGEMENT, 'viewTask'] as const satisfies readonly Permission[];

/** Who works at a desk may ask what is managed elsewhere. */
export const DESK = [
  'customerCard',
  'viewTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
] as const satisfies readonly Permission[];
