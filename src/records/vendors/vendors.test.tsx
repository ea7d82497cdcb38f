import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { aPerson, aWorkArea, db } from '@mocks/db';
import { aVendor } from '@mocks/vendors/vendors';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { answerWith } from '@/testing/backEnd';
import { untilMaySubmit } from '@/testing/untilMaySubmit';
import { renderApp } from '@/testing/renderApp';

const LIST = '/leveranciers/overzicht';

function given(changes: Parameters<typeof aVendor>[1] = {}) {
  db.people.all().forEach(({ id, roles }) => roles?.vendor && db.people.remove(id));
  const company = { type: 'legal', chamberOfCommerceNumber: '34121022', roles: { vendor: 'r1' } };
  db.people.add(aPerson({ id: 'p1', name: 'De Kraan B.V.', ...company }));
  db.people.add(aPerson({ id: 'p2', name: 'Aalders', roles: { vendor: 'r2', customer: 'r3' } }));
  db.workAreas.add(aWorkArea({ id: 'w1', name: 'Wijkbeheer West' }));
  db.vendors.add(aVendor('r1', { workAreaIds: ['w1'], ...changes }));
}

function open(path = LIST, permissions?: readonly Permission[]) {
  const app = renderApp(path, { user: 'carla', ...(permissions && { permissions }) });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, toasts };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Leveranciersoverzicht' })).getAllByRole('listitem');
type User = ReturnType<typeof open>['user'];
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
async function formOf(user: User, button: string, title = button) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('textbox', { name: /^Naam/ });
  return { dialog, field: (name: RegExp | string) => dialog.getByRole('textbox', { name }) };
}

it('The overview shows vendors by words, work area or other role, each linked to its card', async () => {
  given({ isExternal: true, isActive: false });
  const { user, router } = open();
  const [aalders, kraan] = await rows();
  expect(aalders).toHaveTextContent(/^Aalders/);
  await waitFor(() =>
    expect(kraan).toHaveTextContent(/Plant zelf.*Niet actief.*Wijkbeheer West.*KvK 34121022/),
  );
  expect(within(kraan!).getByRole('link', { name: 'De Kraan B.V.' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/klantenkaart\/p1/),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Ook huurder of collega' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await router.navigate(`${LIST}?werkgebied=w1`);
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/^De Kraan/));
  await router.navigate(`${LIST}?query=34121022`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(
    stats.seen.some(({ path, query }) => path.endsWith('/vendor') && query.includes('page=0&pageSize=10')),
  ).toBe(true);
});

it('A broken record hides only its own row, and missing work areas hide no row', async () => {
  given();
  const items = [null, 7, { id: null, name: 'weg' }, { id: 'r8', name: null, contactDetails: 'x' }];
  answerWith('/api/v1/vendor', { items, page: 0, pageSize: 10, total: 4 });
  faults.add({ method: 'GET', path: '/api/v1/vendor/all/withworkareas', status: 503 });
  open();
  expect(await rows()).toHaveLength(1);
  expect((await rows())[0]).toHaveTextContent('Naam onbekend');
  expect(await screen.findByText('De werkgebieden konden niet worden geladen.')).toBeVisible();
});

it('A vendor is added once and shown in the overview', async () => {
  given();
  const { user, router, store, toasts } = open();
  const { dialog, field } = await formOf(user, 'Nieuwe leverancier');
  const save = dialog.getByRole('button', { name: 'Leverancier aanmaken' });
  await user.click(save);
  expect(field(/^Naam/)).toHaveAccessibleDescription('Vul een naam in.');
  await fill(user, field(/^Naam/), 'Dak en Goot B.V.');
  await fill(user, field('KvK-nummer'), '34121022');
  await user.dblClick(save);
  await waitFor(() => expect(field('KvK-nummer')).toHaveAccessibleDescription(/niet aangenomen/));
  expect(dialog.getByText('Een andere leverancier heeft dit KvK-nummer.')).toBeVisible();
  await user.type(field('KvK-nummer'), '{Backspace}9');
  await untilMaySubmit(store, 'vendors/save', 'new');
  await user.click(save);
  await waitFor(() => expect(toasts()).toContain('Leverancier is aangemaakt.'));
  expect(router.state.location.search).toBe('?query=Dak+en+Goot+B.V.');
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Dak en Goot B.V.*KvK 34121029/));
  expect(stats.of('POST /api/v1/vendor/create')).toHaveLength(2);
});

it('A lost answer is followed by a check whether the vendor was made', async () => {
  given();
  const { user, toasts } = open();
  const { dialog, field } = await formOf(user, 'Nieuwe leverancier');
  await fill(user, field(/^Naam/), 'Dak en Goot B.V.');
  faults.add({ method: 'POST', path: '/api/v1/vendor/create', drop: 'dropAfter', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Leverancier aanmaken' }));
  await waitFor(() => expect(toasts()).toContain('Leverancier is aangemaakt.'));
  expect(stats.of('POST /api/v1/vendor/create')).toHaveLength(1);
});

it('After a lost answer a change is recognised as saved, even if other fields have another notation', async () => {
  given();
  const contactDetails = { phoneNumbers: [{ number: '020 765 43 21' }], emailAddresses: [], addresses: [] };
  db.people.change('p1', Object.assign({}, { contactDetails }));
  const { user, toasts } = open();
  const { dialog, field } = await formOf(user, 'De Kraan B.V. wijzigen');
  await waitFor(() => expect(field('Telefoonnummer')).toHaveValue('020 765 43 21'));
  await fill(user, field('Opmerkingen'), 'Belt terug');
  faults.add({ method: 'PUT', path: '/api/v1/vendor/update', drop: 'dropAfter', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts()).toContain('Wijzigingen zijn succesvol opgeslagen.'));
  expect(stats.of('PUT /api/v1/vendor/update')).toHaveLength(1);
});

it('A change sends only changed fields, keeps a draft, and does not overwrite a colleague’s change', async () => {
  given();
  const { user, store, toasts } = open();
  const title = 'De Kraan B.V. wijzigen';
  const first = await formOf(user, title);
  await fill(user, first.field('Opmerkingen'), 'Belt terug');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  db.vendors.change('r1', { remarks: 'Gestopt' });
  const { dialog, field } = await formOf(user, title);
  expect(field('Opmerkingen')).toHaveValue('Belt terug');
  expect(await dialog.findByText('Ondertussen gewijzigd door een collega.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(dialog.getByText('Ondertussen gewijzigd door een collega.').closest('[tabindex]')).toHaveFocus(),
  );
  expect([stats.of('PUT /api/v1/vendor/update'), toasts()]).toEqual([[], []]);
  await user.click(dialog.getByRole('button', { name: 'Mijn versie houden' }));
  await user.clear(field('Telefoonnummer'));
  await user.paste('06-1234567');
  await untilMaySubmit(store, 'vendors/save', 'r1');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(field('Telefoonnummer')).toHaveAccessibleDescription(/^Klopt dit nummer\?/);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts()).toContain('Wijzigingen zijn succesvol opgeslagen.'));
  expect(db.vendors.find('r1')).toMatchObject({ remarks: 'Belt terug', workAreaIds: ['w1'] });
});

it('A vendor is changed from its card by users with the permission', async () => {
  given();
  const { user } = open('/klantenkaart/p1/tijdlijn');
  const panel = within(await screen.findByRole('region', { name: 'Leverancier' }));
  await waitFor(() => expect(panel.getByText('Wijkbeheer West')).toBeVisible());
  await user.click(panel.getByRole('button', { name: 'Leverancier wijzigen' }));
  expect(await screen.findByRole('dialog', { name: 'De Kraan B.V. wijzigen' })).toBeVisible();
});

it('A vendor is read-only without the permission', async () => {
  given();
  open(LIST, ['customerCard']);
  await rows();
  expect(screen.queryByRole('button', { name: /wijzigen$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nieuwe leverancier' })).toBeNull();
});
