import type { Permission } from '@/domain/session/permission';

/** Permissions that open the diagnostics pages (002 §6). */
export const MANAGEMENT = [
  'serviceBusErrorRetry',
  'customerManagement',
  'shell',
] as const satisfies readonly Permission[];

/** Opens one message; users with an error task about it may read it too. */
export const MESSAGE_READER = [...MANAGEMENT, 'viewTask'] as const satisfies readonly Permission[];

/** Agents at a desk may look up which system manages a record. */
export const DESK = [
  'customerCard',
  'viewTask',
  'viewCaseFlow',
  'viewDetailedCaseFlow',
  'caseRead',
] as const satisfies readonly Permission[];
