import type { Permission, PermissionExpression } from '@/domain/permission';
import { satisfies } from '@/domain/permission';
import { landingPath } from './landing';

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
  expect(landingPath(may(...flags), () => true)).toBe(target);
});

it('passes over a place that this version does not have', () => {
  expect(landingPath(may('viewCaseFlow'), (path) => path !== CASES)).toBe(ANNOUNCEMENTS);
});
