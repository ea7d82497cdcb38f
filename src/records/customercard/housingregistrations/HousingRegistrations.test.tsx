import { screen, waitFor, within } from '@testing-library/react';
import { faults, world } from '@mocks/backend/testServer';
import { aPerson, aRegistration, db } from '@mocks/db';
import { queries } from '@/api/http/queries';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

const LIST = '/housingallocation/api/v1/registration/agent/byPerson/p1';
const reaction = (status: string) => ({
  id: status,
  status,
  date: '2026-11-02T10:57:15.813Z',
  addressLine: 'Kerkstraat 10-2',
  position: 3,
});

function open(
  registrations: Parameters<typeof aRegistration>[0][] = [{}],
  permissions?: readonly Permission[],
) {
  db.people.add(aPerson({ id: 'p1' }));
  registrations.forEach((changes, index) =>
    db.registrations.add(aRegistration({ id: `r${index}`, personId: 'p1', ...changes })),
  );
  const app = renderApp('/klantenkaart/p1/registraties', {
    user: 'carla',
    ...(permissions && { permissions }),
  });
  const toasts = () => selectToasts(app.store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  return { ...app, toasts };
}
const stored = () => db.registrations.find('r0');
const list = async () => within(await screen.findByRole('list', { name: 'Inschrijvingen' }));
const edit = /^Inschrijving Woning W-100201 wijzigen$/;

it('The tab shows each registration with its dates and reactions, also those of unknown types', async () => {
  open([
    { reactions: [reaction('NietToegewezen'), reaction('Onderzoek')] },
    { type: 9, isActive: false, registrationNumber: null },
  ]);
  const registrations = await list();
  expect(registrations.getByRole('region', { name: 'Woning W-100201' })).toHaveTextContent(
    /Actief.*W-100201.*26-04-2024.*Niet toegewezen.*02-11-2026 · Plaats 3.*Onbekend \(Onderzoek\)/,
  );
  expect(registrations.getByRole('region', { name: 'Onbekend (9)' })).toHaveTextContent(
    /Niet actief.*Nog geen nummer.*Nog geen reacties/,
  );
});

it('Without registrations the tab is empty, and the card has no link to it (CARD-27, 137)', async () => {
  open([]);
  expect(await screen.findByText('Geen inschrijvingen')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Inschrijvingen' })).toBeNull();
});

it('Saving sends the changes and keeps unknown fields', async () => {
  const { user, toasts } = open();
  db.registrations.change('r0', Object.assign({}, { urgency: 'hoog' }) as object);
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: edit }));
  await user.type(form.getByRole('textbox', { name: 'Opmerkingen' }), 'Belt terug.');
  const date = form.getByRole('textbox', { name: 'Verlengen voor' });
  await user.clear(date);
  await user.type(date, '31-02-2027');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(date).toHaveAccessibleDescription('Vul een bestaande datum in, bijvoorbeeld 21-11-2026.');
  expect(date).toHaveFocus();
  await user.clear(date);
  await user.type(date, '28-02-2028');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(stored()).toMatchObject({
    remarks: 'Belt terug.',
    renewalDate: '2028-02-28',
    urgency: 'hoog',
    type: 1,
  });
  await waitFor(() => expect(screen.getByRole('button', { name: edit })).toHaveFocus());
});

it('The typed value is kept when a colleague changes the same field', async () => {
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: edit }));
  const remarks = form.getByRole('textbox', { name: 'Opmerkingen' });
  await user.type(remarks, 'Van mij');
  db.registrations.change('r0', { remarks: 'Van een collega' });
  store.dispatch(queries.util.invalidateTags(['housingRegistrations']));
  expect(await form.findByRole('alert')).toHaveTextContent('Ondertussen gewijzigd door een collega.');
  expect(remarks).toHaveValue('Van mij');
  await user.click(form.getByRole('button', { name: 'Mijn versie houden' }));
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(stored()?.remarks).toBe('Van mij'));
});

it("The colleague's value is taken over for the field where the user chooses it", async () => {
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: edit }));
  await user.type(form.getByRole('textbox', { name: 'Opmerkingen' }), 'Van mij');
  await user.type(form.getByRole('textbox', { name: 'Omschrijving' }), ' aan het water');
  db.registrations.change('r0', { remarks: 'Van een collega' });
  store.dispatch(queries.util.invalidateTags(['housingRegistrations']));
  await user.click(await form.findByRole('button', { name: 'Bekijken' }));
  await user.click(form.getByRole('button', { name: 'Opmerkingen overnemen' }));
  expect(form.queryByRole('alert')).toBeNull();
  expect(form.getByRole('textbox', { name: 'Opmerkingen' })).toHaveValue('Van een collega');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(stored()?.description).toMatch(/ aan het water$/));
  expect(stored()?.remarks).toBe('Van een collega');
});

it('A save whose answer was lost is looked up', async () => {
  const { user, toasts } = open();
  faults.add({
    method: 'PUT',
    path: '/housingallocation/api/v1/registration/agent/update',
    drop: 'dropAfter',
  });
  await user.click(await screen.findByRole('button', { name: edit }));
  await user.type(screen.getByRole('textbox', { name: 'Opmerkingen' }), 'Spoed');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
});

it('Only a registration without a number can be deleted, after a confirmation (CARD-136, 189, 190)', async () => {
  const { user, toasts } = open([{ registrationNumber: '' }, { type: 2 }]);
  expect(
    await screen.findByRole('button', { name: 'Inschrijving Garage W-100201 verwijderen' }),
  ).toHaveAccessibleDescription('Inschrijving met een registratienummer kan niet worden verwijderd');
  await user.click(screen.getByRole('button', { name: 'Inschrijving Woning verwijderen' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(toasts()).toContain('success: Inschrijving is verwijderd.'));
  expect(stored()).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Woning W-100201' })).toBeNull());
});

it('A failed deletion shows a message', async () => {
  const { user, toasts } = open([{ registrationNumber: null }]);
  faults.add({ method: 'DELETE', path: '/housingallocation/api/v1/registration/agent/r0', status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Inschrijving Woning verwijderen' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }),
  );
  expect(await screen.findByText('Fout opgetreden bij het verwijderen van de inschrijving.')).toBeVisible();
  expect(toasts()).toEqual([]);
});

it('Users without the right to write see the registrations, but cannot change or delete them', async () => {
  open([{}], ['customerCard', 'registrationRead']);
  await list();
  expect(screen.queryByRole('button', { name: /wijzigen|verwijderen/ })).toBeNull();
});

it('The header shows that a person is registered for a home, if homes are allocated (CARD-40)', async () => {
  const { config } = world;
  world.config = { facets: { housingAllocation: { available: true } } };
  open();
  expect(await screen.findByText('Ingeschreven voor een woning')).toBeVisible();
  world.config = config;
});

it('A broken registration hides at most its own card', async () => {
  const whole = aRegistration({ id: 'heel', personId: 'p1', reactions: [reaction('Ontvangen')] });
  const broken = mutationsOf({ ...whole, id: 'x' }).map(({ record }, index) => ({
    ...record,
    id: `x${index}`,
  }));
  answerWith(LIST, [...broken, null, whole]);
  open([]);
  const registrations = await list();
  expect(registrations.getAllByRole('listitem').filter((item) => item.querySelector('h2'))).toHaveLength(
    broken.length + 1,
  );
  expect(screen.queryByText('Deze regel kan niet worden getoond.')).toBeNull();
});
