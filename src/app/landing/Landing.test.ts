import type { Permission, PermissionExpression } from '@/domain/session/permission';
import { satisfies } from '@/domain/session/permission';
import { landingPath } from './Landing';

const may =
  (...flags: Permission[]) =>
  (...needs: PermissionExpression[]) =>
    needs.every((need) => satisfies(Object.fromEntries(flags.map((flag) => [flag, true])), need));

const TASKS = '/dashboard/taken/overzicht';
const CASES = '/dashboard/zaken/overzicht';
const ANNOUNCEMENTS = '/dashboard/mededelingen';

it.each<[flags: Permission[], target: string]>([
  [['viewTask'], TASKS],
  [['editTask'], TASKS],
  [['viewTask', 'viewCaseFlow'], TASKS],
  [['viewCaseFlow'], CASES],
  [['customerCard', 'chatOperator'], ANNOUNCEMENTS],
  [[], ANNOUNCEMENTS],
])('%j lands on %s', (flags, target) => {
  expect(landingPath(may(...flags))).toBe(target);
});
