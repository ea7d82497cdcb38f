import { screen, within } from '@testing-library/react';
import { aCaseFlow, db, nextId } from '@mocks/db';
import { groupIds } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';
import { column, FOUND, GROUPED, settings, WORKLOAD } from '@/testing/workload';
import { answerWith } from '@/testing/backEnd';

const aGroup = (owner: { id: string; type: string; name: null }, title: string) => ({
  owner,
  total: 1,
  items: [{ id: nextId(), title, status: 0, ownerModel: owner }],
});

it('a column shows the looked-up name of its owner, or that the owner is not found', async () => {
  const group = { id: groupIds.leefbaarheid, type: 'FunctionGroup', name: null };
  const gone = { id: nextId(), type: 'Employee', name: null };
  answerWith(GROUPED, {
    items: [aGroup(group, 'Overlast'), aGroup(gone, 'Klacht')],
    page: 0,
    pageSize: 4,
    total: 2,
  });
  renderApp(WORKLOAD, settings);
  const named = within(await column('Leefbaarheid, 1 zaak'));
  expect(await named.findByRole('link', { name: /^Overlast,/ }, FOUND)).toBeVisible();
  expect(named.getByRole('heading', { name: 'Leefbaarheid' })).toBeVisible();
  const nameless = within(await column('Naam onbekend, 1 zaak'));
  expect(nameless.getByRole('heading', { name: 'Naam onbekend' })).toBeVisible();
});

it('a row in the list shows an unknown name differently from a case without an owner', async () => {
  const caseFlow = db.caseFlows.add(aCaseFlow({ title: 'Klacht' }));
  const owner = { id: nextId(), type: 'Employee', name: null };
  answerWith('/api/v1/caseflow', {
    items: [
      { ...caseFlow, status: 0, ownerModel: owner },
      { id: nextId(), title: 'Overlast', status: 0, ownerModel: null },
    ],
    page: 0,
    pageSize: 9,
    total: 2,
  });
  renderApp('/dashboard/zaken/overzicht', { user: 'bram' });
  expect(await screen.findByRole('link', { name: /^Klacht.*Naam onbekend/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Overlast.*Nog niet toegekend/ })).toBeVisible();
});
