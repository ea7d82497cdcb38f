import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { anAccount, aPerson, db, reachedAt } from '@mocks/db';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

function open(
  changes: Parameters<typeof aPerson>[0] = {},
  account: Parameters<typeof anAccount>[0] | null = {},
) {
  db.people.add(aPerson({ id: 'p1', roles: {}, ...changes }));
  if (account !== null) db.accounts.add(anAccount({ id: 'a1', personId: 'p1', ...account }));
  const app = renderApp('/klantenkaart/p1/gegevens', { user: 'carla' });
  const toasts = () => selectToasts(app.store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  /** Presses the button and confirms its dialog. */
  const confirm = async (name: string, yes: string) => {
    await press(name);
    const role = name === 'Account herstellen' ? 'dialog' : 'alertdialog';
    const dialog = within(await screen.findByRole(role, { name }));
    await app.user.click(dialog.getByRole('button', { name: yes }));
    return dialog;
  };
  return { ...app, toasts, press, confirm };
}

it('Creating an account uses the first e-mail address as its name', async () => {
  const { press, toasts } = open({}, null);
  expect(await screen.findByText('Deze relatie heeft geen account.')).toBeVisible();
  await press('Account aanmaken');
  await waitFor(() => expect(toasts()).toContain('success: Account succesvol aangemaakt'));
  expect(db.accounts.all().find(({ personId }) => personId === 'p1')?.username).toBe(
    'f.elidrissi@voorbeeld.nl',
  );
  expect(await screen.findByRole('button', { name: 'Account blokkeren' })).toBeVisible();
});

it.each<[object, string]>([
  [
    {
      homeAddress: null,
      postalAddress: null,
      contactDetails: { addresses: [], emailAddresses: [{ emailAddress: 'a@b.nl' }] },
    },
    'Account aanmaken niet mogelijk, want zowel woonadres als postadres is niet bekend voor deze klant.',
  ],
  [
    reachedAt({ addresses: [{ type: 'Home', street: 'Kerkstraat', city: 'Amsterdam' }] }),
    'Account aanmaken niet mogelijk, want er is geen e-mailadres bekend voor deze klant.',
  ],
])('An account that cannot be created shows why', async (changes, why) => {
  open(changes, null);
  const button = await screen.findByRole('button', { name: 'Account aanmaken' });
  expect(button).toHaveAccessibleDescription(why);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('A failed creation of an account shows a message', async () => {
  const { press, toasts } = open({}, null);
  faults.add({ method: 'POST', path: '/api/v1/account', status: 409 });
  await press('Account aanmaken');
  await waitFor(() =>
    expect(toasts()).toContain(
      'error: Aanmaken account mislukt, mogelijk omdat het e-mail adres niet beschikbaar is.',
    ),
  );
});

it('Recovering an account asks first, and a failure is shown in a success toast (AMB-139) and reported', async () => {
  const { press, confirm, toasts, user, store } = open();
  await press('Account herstellen');
  expect(stats.seen.some(({ path }) => path.endsWith('/recover'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await confirm('Account herstellen', 'Herstellen');
  await waitFor(() =>
    expect(toasts()).toContain('success: Accountherstel gestart. Verificatie e-mail wordt verstuurd.'),
  );
  faults.add({ method: 'POST', path: '/api/v1/account/a1/recover', status: 409 });
  await untilMaySubmit(store, 'personDetails/recoverAccount', 'p1');
  const dialog = await confirm('Account herstellen', 'Herstellen');
  const failed =
    /^Accountherstel mislukt, mogelijk omdat het e-mail adres al is gekoppeld aan een ander account\.$/;
  const said = await dialog.findByText(failed);
  expect(said.closest('.danger')).not.toBeNull();
  expect(toasts().filter((text) => text.startsWith('success: Accountherstel mislukt'))).toHaveLength(1);
  expect(stats.seen.some(({ path }) => path === '/api/v1/error/error')).toBe(true);
});

it('An inactive account cannot be recovered', async () => {
  open({}, { isActive: false });
  expect(await screen.findByRole('button', { name: 'Account herstellen' })).toHaveAccessibleDescription(
    'Alleen een actief account kan worden hersteld.',
  );
});

it('Blocking an account asks first, and unblocking does not', async () => {
  const { press, confirm, toasts, store } = open();
  await press('Account blokkeren');
  expect(await screen.findByText(/kan de relatie niet meer inloggen/)).toBeVisible();
  expect(db.accounts.find('a1')?.isBlocked).toBe(false);
  await press('Annuleren');
  await confirm('Account blokkeren', 'Blokkeren');
  expect(await screen.findByText('Geblokkeerd')).toBeVisible();
  await untilMaySubmit(store, 'personDetails/blockAccount', 'p1');
  await press('Account deblokkeren');
  await waitFor(() => expect(toasts()).toContain('success: Account gedeblokkeerd'));
  expect(db.accounts.find('a1')?.isBlocked).toBe(false);
});

it('Deleting an account asks first, and the dialog stays open when deleting fails', async () => {
  const { press, toasts, user, store } = open();
  faults.add({ method: 'DELETE', path: '/api/v1/account/a1', status: 500, times: 1 });
  await press('Account verwijderen');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Weet je zeker dat je dit account wilt verwijderen?')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await dialog.findByText('Fout opgetreden tijdens verwijderen account')).toBeVisible();
  await untilMaySubmit(store, 'personDetails/deleteAccount', 'p1');
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(toasts()).toContain('success: Account successvol verwijderd'));
  expect(await screen.findByText('Deze relatie heeft geen account.')).toBeVisible();
});

describe('a person', () => {
  it('without roles or an account can be deleted, after which the list of tasks opens', async () => {
    const { press, toasts, router, user } = open({}, null);
    await press('Relatie verwijderen');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Weet je zeker dat je deze relatie wilt verwijderen?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
    expect(toasts()).toContain('success: Relatie succesvol verwijderd');
    expect(db.people.find('p1')).toBeUndefined();
  });

  it('stays when the server refuses the deletion', async () => {
    const { press, toasts, router, user } = open({}, null);
    faults.add({ method: 'DELETE', path: '/api/v1/people/p1', status: 409 });
    await press('Relatie verwijderen');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }),
    );
    expect(
      await screen.findByText('Relatie kan niet verwijderd worden. Probeer het nogmaals.'),
    ).toBeVisible();
    expect(toasts()).toEqual([]);
    expect(router.state.location.pathname).toBe('/klantenkaart/p1/gegevens');
  });

  it('with an account has no delete button', async () => {
    open();
    await screen.findByRole('button', { name: 'Account blokkeren' });
    expect(screen.queryByRole('button', { name: 'Relatie verwijderen' })).toBeNull();
  });
});
