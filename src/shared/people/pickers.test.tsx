import { screen, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { faults } from '@mocks/backend/testServer';
import { brokenOnes, pageFault } from '@/testing/badData/brokenRecords';
import { renderApp } from '@/testing/renderApp';

it('The picker shows every colleague and group, even when one of them is broken', async () => {
  const whole = { id: 'c', name: 'Sanne de Vries', department: 'Klantcontactcentrum', type: 'Colleagues' };
  const assignees = brokenOnes(whole);
  const path = '/api/v1/colleague/searchcolleaguesandfunctiongroups*';
  faults.add(pageFault(path, [...assignees, { ...whole, id: null }, null, whole]));
  const task = db.tasks.add(aTask());
  const { user } = renderApp(`/dashboard/taken/overzicht/edit/${task.id}`, { user: 'bram' });
  const form = within(await screen.findByRole('form'));
  const picker = await form.findByRole('combobox', { name: /Toegewezen aan/ });
  await user.click(picker);
  const list = await screen.findByRole('listbox');
  const options = await within(list).findAllByRole('option', { name: /Sanne de Vries/ });
  const all = within(list).getAllByRole('option');
  expect(all).toHaveLength(assignees.length + 1);
  expect(within(list).getAllByText('Naam onbekend').length).toBeGreaterThan(0);
  await user.click(options.at(-1)!);
  expect(picker).toHaveValue('Sanne de Vries');
});
