import type { Permission } from '@/domain/session/permission';

/** Any one of these lets somebody write questions down and read what labels stand for. */
export const EDITOR = [
  'caseCreate',
  'createTask',
  'customerCard',
  'customerManagement',
  'shell',
] as const satisfies readonly Permission[];
