import type { Permission } from '@/domain/session/permission';

/** Permissions that open the diagnostics pages (002 §6). */
export const MANAGEMENT = [
  'serviceBusErrorRetry',
  'customerManagement',
  'shell',
] as const satisfies readonly Permission[];

/** Permissions that open one message. An error task links to its message, so `viewTask` is enough. */
export const MESSAGE_READER = [...MANAGEMENT, 'viewTask'] as const satisfies readonly Permission[];

/** Agents at a desk may look up which system manages a record. */
export const DESK = [
  'customerCard',
  'viewTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
] as const satisfies readonly Permission[];
