import { screen, waitFor, within } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { aColleague, aFunctionGroup, aPerson, db } from '@mocks/db';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { untilMaySubmit } from '@/testing/untilMaySubmit';
import { renderApp } from '@/testing/renderApp';

function given() {
  const group = db.functionGroups.add(aFunctionGroup({ title: 'Opzichters' }));
  const noor = db.colleagues.add(
    aColleague({ id: 'u1', personId: 'p1', name: 'Noor Bos', functionGroupIds: [group.id] }),
  );
  db.people.add(aPerson({ id: 'p1', name: 'Noor Bos', roles: { employee: noor.roleId } }));
}
const open = (path: string, permissions?: readonly Permission[]) => {
  const app = renderApp(path, { user: 'carla', ...(permissions && { permissions }) });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, toasts };
};

it('A colleague is changed from their card; changes are sent, and refusals are shown at their field', async () => {
  given();
  db.colleagues.add(aColleague({ email: 'bezet@corporatie.example' }));
  const { user, store, toasts } = open('/collegakaart/p1/history');
  await user.click(await screen.findByRole('button', { name: 'Wijzigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Noor Bos wijzigen' }));
  const field = (name: RegExp | string) => dialog.getByRole('textbox', { name });
  await waitFor(() => expect(field(/^Naam/)).toHaveValue('Noor Bos'));
  const saveByKey = () => user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(field('E-mailadres'));
  await saveByKey();
  await user.clear(field('E-mailadres'));
  await user.paste('bezet@corporatie.example');
  const phone = dialog.getAllByRole('textbox', { name: /^Telefoonnummer/ }).at(-1)!;
  await user.clear(phone);
  await user.type(phone, '06-1234567');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Klopt dit nummer\?/));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(field('E-mailadres')).toHaveAccessibleDescription(/niet aangenomen/));
  await user.clear(field('E-mailadres'));
  await user.paste('noor@corporatie.example');
  await user.clear(field('Functie'));
  await untilMaySubmit(store, 'colleaguecard/save', 'u1');
  await saveByKey();
  await waitFor(() => expect(toasts()).toContain('Wijzigingen zijn succesvol opgeslagen.'));
  expect(db.colleagues.find('u1')).toMatchObject({
    email: 'noor@corporatie.example',
    job: null,
    name: 'Noor Bos',
  });
  expect(db.colleagues.find('u1')?.functionGroupIds).toHaveLength(1);
  expect(stats.of('PUT /api/v1/colleague/update')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'noor@corporatie.example' })).toBeVisible();
});

it('A new colleague is shown in the list', async () => {
  const { user, router, toasts } = open('/collegas');
  await user.click(await screen.findByRole('button', { name: 'Nieuwe collega' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe collega' }));
  await user.click(await dialog.findByRole('textbox', { name: /^Naam/ }));
  await user.paste('Xander Quist');
  await user.dblClick(dialog.getByRole('button', { name: 'Collega aanmaken' }));
  await waitFor(() => expect(toasts()).toContain('Collega is aangemaakt.'));
  expect(router.state.location.search).toBe('?query=Xander+Quist');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Collegas' })).toHaveTextContent('Xander Quist'),
  );
  expect(stats.of('POST /api/v1/colleague/add')).toHaveLength(1);
});

it('Editing a colleague is only offered to administrators', async () => {
  given();
  open('/collegakaart/p1/history', ['customerCard', 'relationWrite']);
  await screen.findByRole('heading', { level: 1, name: 'Noor Bos' });
  expect(screen.queryByRole('button', { name: 'Wijzigen' })).toBeNull();
});
