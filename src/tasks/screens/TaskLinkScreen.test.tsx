import { screen } from '@testing-library/react';
import { aContract, aPerson, aTask, db } from '@mocks/db';
import { faults, stats } from '@mocks/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

/** Whole screens on a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

async function link() {
  const task = db.tasks.add(aTask({ relatedPerson: null }));
  const app = renderApp(`/dashboard/taken/overzicht/link/${task.id}`, { user: 'bram' });
  const search = await screen.findByRole('combobox', { name: /Relatie/ });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  const choose = async (name: string) => {
    await app.user.type(search, name);
    await app.user.click(await screen.findByRole('option', { name: new RegExp(name) }, { timeout: 3000 }));
  };
  return { ...app, task, toasts, choose };
}

it('links a customer and one of the contracts', async () => {
  const person = db.people.add(aPerson({ name: 'Mevrouw El Idrissi' }));
  const contract = db.contracts.add(
    aContract({ roleId: person.roles.customer!, title: 'Huur Lindelaan 14' }),
  );
  const { user, task, toasts, choose } = await link();
  await choose('Mevrouw El Idrissi');
  await user.click(await screen.findByRole('radio', { name: /Huur Lindelaan 14/ }));
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  await vi.waitFor(() => expect(toasts()).toContain('Taak succesvol gekoppeld'));
  expect(db.tasks.find(task.id)).toMatchObject({ relatedPerson: { id: person.id }, contractId: contract.id });
  const searched = stats.seen.find(({ path }) => /person\/search/i.test(path));
  expect(searched?.query).toContain('roles=customer&roles=prospect&roles=vendor');
});

it('asks no contracts of someone who is more than a customer', async () => {
  db.people.add(
    aPerson({
      name: 'Bouwbedrijf Visser',
      roles: { customer: 'r1', prospect: null, occupant: null, vendor: 'r2', employee: null },
    }),
  );
  const { choose } = await link();
  await choose('Bouwbedrijf Visser');
  expect(await screen.findByText('Alleen bij een huurder kun je een contract kiezen.')).toBeVisible();
  expect(stats.seen.some(({ path }) => /contract/i.test(path))).toBe(false);
});

it('demands a person', async () => {
  const { user } = await link();
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Kies een relatie.')).toBeVisible();
});

it('keeps the choice when linking failed', async () => {
  db.people.add(aPerson({ name: 'Meneer Postma' }));
  faults.add({ path: '/api/v1/task/linkAnonymousTask', status: 500, times: 1 });
  const { user, toasts, choose } = await link();
  await choose('Meneer Postma');
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  await vi.waitFor(() => expect(toasts()).toContain('Taak kan niet gekoppeld worden. Probeer het nogmaals.'));
  expect(screen.getByRole('combobox', { name: /Relatie/ })).toHaveValue('Meneer Postma');
});
