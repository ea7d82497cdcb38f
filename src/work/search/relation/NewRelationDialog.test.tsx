import { act, screen, waitFor, within } from '@testing-library/react';
import { aPerson, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const CREATE = 'POST /api/v1/customer';

type App = ReturnType<typeof renderApp>;

async function openByPalette({ user }: App) {
  await screen.findByRole('button', { name: /^Zoeken/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox', { name: /^Zoek een/ }));
  await user.paste('nieuwe relatie');
  await waitFor(() =>
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('Nieuwe relatie'),
  );
  await user.keyboard('{Enter}');
}

const openByDispatch = ({ store }: App) =>
  act(() => {
    store.dispatch(dialogOpened({ dialog: { kind: 'newRelation' } }));
  });

async function opened(open: (app: App) => void | Promise<void> = openByDispatch) {
  const app = renderApp('/dashboard/mededelingen');
  await screen.findByRole('button', { name: /instellingen en afmelden/ });
  await open(app);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe relatie' }));
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  const lookUp = async (number: string) => {
    await app.user.type(field('Relatienummer'), `${number}{Enter}`);
  };
  const create = () => app.user.click(dialog.getByRole('button', { name: 'Relatie aanmaken' }));
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, dialog, field, lookUp, create, toasts };
}
const isOpen = () => screen.queryByRole('dialog', { name: 'Nieuwe relatie' }) !== null;

it('The data that another system has for the number is filled in, and creating the relation opens its card', async () => {
  const { field, lookUp, create, router, toasts } = await opened(openByPalette);
  await lookUp('700001');
  await waitFor(() => expect(field('Achternaam')).toHaveValue('Nieuw'));
  await create();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/klantenkaart\/.+\/tijdlijn$/));
  const made = db.people.find(router.state.location.pathname.split('/')[2]!);
  expect(made).toMatchObject({ name: 'Nina van Nieuw', externalId: '700001', gender: 'Female' });
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(toasts()).toContain('Relatie aangemaakt'));
});

it('The card of a known relation opens, with a message', async () => {
  const { id } = db.people.add(aPerson({ externalId: '987654' }));
  const { lookUp, router, toasts } = await opened();
  await lookUp('987654');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/klantenkaart/${id}/tijdlijn`));
  expect(toasts()).toContain('Deze relatie is reeds bekend');
  expect(isOpen()).toBe(false);
});

const json = (body: object) => ({ body: JSON.stringify(body), contentType: 'application/json' });

it.each([
  ['whose person is only in the refusal', true],
  ['whose person is unknown', false],
])('The dialog closes for a customer %s, and shows that they are known (REG-42)', async (_, isTold) => {
  const { id } = db.people.add(aPerson());
  const owner = { customerId: 'c1', ...(isTold && { personId: id }) };
  faults.add({ method: 'GET', path: '/api/v1/onboarding/relation/*', status: 409, ...json(owner) });
  faults.add({ method: 'GET', path: '/api/v1/customer/c1', status: 200, ...json({ id: 'c1' }) });
  const { lookUp, router, toasts } = await opened();
  await lookUp('987654');
  await waitFor(() => expect(toasts()).toContain('Deze relatie is reeds bekend'));
  await waitFor(() => expect(isOpen()).toBe(false));
  const card = isTold ? `/klantenkaart/${id}/tijdlijn` : '/dashboard/mededelingen';
  await waitFor(() => expect(router.state.location.pathname).toBe(card));
});

async function withFirstNumber() {
  const app = await opened();
  await app.lookUp('700001');
  await waitFor(() => expect(app.field('Achternaam')).toHaveValue('Nieuw'));
  await app.user.type(app.field('Tussenvoegsel'), ' der');
  return app;
}

it.each([
  [404, 'Geen gegevens gevonden voor dit relatienummer'],
  [409, 'Fout opgetreden tijdens ophalen gegevens'],
])(
  'A second number clears the data of the first, and a lookup that answers %d shows: %s',
  async (status, sentence) => {
    const { user, field, lookUp, create } = await withFirstNumber();
    faults.add({ method: 'GET', path: '/api/v1/onboarding/relation/*', status });
    await user.clear(field('Relatienummer'));
    await lookUp('12');
    await waitFor(() =>
      expect(field('Relatienummer')).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    expect(field('Achternaam')).toHaveValue('');
    expect(field('Tussenvoegsel')).toHaveValue('van der');
    await user.type(field('Achternaam'), 'Verbruggen');
    await create();
    await waitFor(() => expect(stats.of(CREATE)).toHaveLength(1));
    expect(db.people.all().find(({ lastName }) => lastName === 'Verbruggen')).toMatchObject({
      externalId: null,
      firstName: null,
    });
  },
);

it('The answer of a number that is no longer shown is dropped', async () => {
  faults.add({ method: 'GET', path: '/api/v1/onboarding/relation/*', delayMs: 100 });
  const { user, field, lookUp, dialog } = await opened();
  await lookUp('700001');
  await user.type(field('Relatienummer'), '2');
  const fetch = dialog.getByRole('button', { name: 'Ophalen' });
  await waitFor(() => expect(fetch).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(stats.seen.some(({ path }) => path.endsWith('/700001'))).toBe(true));
  expect(field('Achternaam')).toHaveValue('');
});

it('The dialog is empty after clearing, and after it was cancelled and opened again', async () => {
  const { user, field, dialog, ...app } = await withFirstNumber();
  await user.click(dialog.getByRole('button', { name: 'Alles wissen' }));
  expect(field('Achternaam')).toHaveValue('');
  expect(field('Relatienummer')).toHaveValue('');
  await user.type(field('Achternaam'), 'Verbruggen');
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  openByDispatch({ user, ...app });
  expect(await screen.findByRole('textbox', { name: 'Achternaam' })).toHaveValue('');
});

it('The lookup requires a number, and the relation requires a name or e-mail address', async () => {
  const { user, dialog, field, create } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Ophalen' }));
  expect(field('Relatienummer')).toHaveAccessibleDescription(
    expect.stringContaining('Vul een relatienummer in.'),
  );
  await create();
  expect(field('Achternaam')).toHaveAccessibleDescription('Vul een voornaam, achternaam of e‑mailadres in.');
  await waitFor(() => expect(field('Achternaam')).toHaveFocus());
  expect(stats.of(CREATE)).toHaveLength(0);
});

it('A number that lacks a digit is questioned, and the relation is created when the user tries again', async () => {
  const { user, field, create, toasts } = await opened();
  await user.type(field('Achternaam'), 'Veldman');
  await user.type(field('Telefoonnummer'), '06-1234567');
  await create();
  expect(field('Telefoonnummer')).toHaveAccessibleDescription(/^Klopt dit nummer\?/);
  expect(stats.of(CREATE)).toHaveLength(0);
  await create();
  await waitFor(() => expect(toasts()).toContain('Relatie aangemaakt'));
});

it('The typed data is kept when the server answers 409, and after closing the dialog', async () => {
  faults.add({ method: 'POST', path: '/api/v1/customer', status: 409 });
  const { user, field, create, toasts, ...app } = await opened();
  await user.type(field('Achternaam'), 'Verbruggen');
  await create();
  await waitFor(() => expect(toasts()).toContain('Aanmaken nieuwe relatie mislukt'));
  expect(field('Achternaam')).toHaveValue('Verbruggen');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  openByDispatch({ user, ...app });
  expect(await screen.findByRole('textbox', { name: 'Achternaam' })).toHaveValue('Verbruggen');
  expect(screen.getByText('Je eerdere invoer is teruggezet.')).toBeVisible();
});

it('A relation whose answer was lost is looked up by its number', async () => {
  const { field, lookUp, create, router } = await opened();
  await lookUp('700001');
  await waitFor(() => expect(field('Achternaam')).toHaveValue('Nieuw'));
  faults.add({ method: 'POST', path: '/api/v1/customer', drop: 'dropAfter', times: 1 });
  await create();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/klantenkaart\//));
  expect(stats.of(CREATE)).toHaveLength(1);
});

it('The dialog is not offered without the right to create relations', async () => {
  const { user } = renderApp('/klanten', { permissions: ['customerCard'] });
  await screen.findByRole('heading', { level: 1, name: 'Huurders' });
  expect(screen.queryByRole('button', { name: 'Nieuwe relatie' })).not.toBeInTheDocument();
  await screen.findByRole('button', { name: /^Zoeken/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Zoek een/ }), 'nieuwe relatie');
  await screen.findByText(/^Niets gevonden onder huurders en woningzoekenden,/);
  expect(screen.queryByRole('rowgroup', { name: 'Schermen en acties' })).not.toBeInTheDocument();
});

it('The dialog starts with the known data of the caller, and keeps a separate draft for each connection', async () => {
  const { user, store } = renderApp('/klanten');
  await screen.findByRole('button', { name: /instellingen en afmelden/ });
  const openFor = async (sourceId: string, firstName: string) => {
    store.dispatch(dialogOpened({ dialog: { kind: 'newRelation', sourceId, firstName } }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe relatie' }));
    return {
      first: dialog.getByRole('textbox', { name: 'Voornaam' }),
      last: dialog.getByLabelText(/^Achternaam/),
    };
  };
  await user.type((await openFor('chat-1', 'Noor')).last, 'Visser');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  const other = await openFor('chat-2', 'Sem');
  expect([other.first, other.last].map((field) => (field as HTMLInputElement).value)).toEqual(['Sem', '']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  const again = await openFor('chat-1', 'Noor');
  expect([again.first, again.last].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Noor',
    'Visser',
  ]);
});
