import { screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, db } from '@mocks/db';
import { groupIds, stats, userIds } from '@mocks/backend/testServer';
import type { Assignee } from '@/domain/colleagues/assignee';

export const WORKLOAD = '/dashboard/zaken/workload/overzicht';
export const GROUPED = '/api/v1/caseflow/searchgroupedbyowner';
export const FOUND = { timeout: 15_000 };

export const bram: Assignee = { id: userIds.bram, name: 'Bram Jansen', type: 'Employee', department: null };
export const anne: Assignee = { id: userIds.anne, name: 'Anne de Vries', type: 'Employee', department: null };
export const team: Assignee = {
  id: groupIds.leefbaarheid,
  name: 'Leefbaarheid',
  type: 'FunctionGroup',
  department: null,
};

export const addCase = (title: string, ownerModel: Assignee | null, changes = {}) =>
  db.caseFlows.add(aCaseFlow({ title, ownerModel, ...changes }));
export const addCases = (count: number, owner: Assignee | null) =>
  Array.from({ length: count }, (_, index) => addCase(`Zaak ${index + 1}`, owner));

export const column = (name: string) => screen.findByRole('region', { name }, FOUND);
export const card = async (owner: string, title: string) =>
  within(await column(owner)).findByRole('link', { name: new RegExp(`^${title},`) }, FOUND);
export const cards = (group: HTMLElement, count: number) =>
  waitFor(() => expect(within(group).getAllByRole('link')).toHaveLength(count), FOUND);
export const asked = (method: string) => stats.seen.filter((request) => request.method === method);
export const settings = { user: 'bram' } as const;
