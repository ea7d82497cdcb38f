import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContract, aMobile, anAddress, aPerson, aUnit, db, reachedAt } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { callingChanged, callingSlice, callRequested } from '@/core/telephony/calling';
import { keepSearchKey } from '@/core/shortcuts/earlySearch';
import { brokenOnes, pageFault } from '@/testing/badData/brokenRecords';
import { renderApp } from '@/testing/renderApp';
import { NumberAction } from '../FoundActions';
import './SearchPalette'; /* Loaded here, because a slow machine takes longer to load it than a test waits. */

const START = '/dashboard/mededelingen';
const group = (name: string) => screen.findByRole('rowgroup', { name });
const highlighted = () => screen.getByRole('gridcell', { selected: true });
const DEBOUNCE_MS = 300;
const palette = () => screen.queryByRole('dialog', { name: 'Zoeken' });

async function opened(path = START, circumstances: Parameters<typeof renderApp>[1] = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = renderApp(path, circumstances);
  await screen.findByRole('button', { name: /instellingen en afmelden/ });
  await screen.findByRole('button', { name: /^Zoeken/ });
  await app.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: /^Zoek een relatie/ });
  const visited: string[] = [];
  app.router.subscribe(({ location }) => visited.push(location.pathname));
  /** Replaces the words, and lets the pause pass after which the palette searches. */
  const ask = async (words: string) => {
    await app.user.clear(box);
    await app.user.paste(words);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  };
  return { ...app, box, visited, ask };
}

/** Opens the palette with Xander Quist found and highlighted. */
async function found(circumstances?: Parameters<typeof renderApp>[1]) {
  const app = await opened(START, circumstances);
  await app.ask('quist');
  await waitFor(() => expect(highlighted()).toHaveTextContent('Xander Quist'));
  return app;
}

const quist = (changes: Partial<Parameters<typeof aPerson>[0]> = {}) =>
  db.people.add(
    aPerson({
      name: 'Xander Quist',
      ...reachedAt({
        addresses: [anAddress({ street: 'Lindengracht' })],
        phoneNumbers: [aMobile('0612345678')],
      }),
      ...changes,
    }),
  );

it('The palette opens with Ctrl+K, searches while typing, opens a result with Enter, and remembers it', async () => {
  const { id } = quist();
  const { user, box, visited } = await opened();
  expect(box).toHaveFocus();
  await user.type(box, 'quist.');
  const link = await within(await group('Huurders')).findByRole('link', { name: /Xander Quist/ });
  expect(link).toHaveTextContent(/Huurder.*Lindengracht 14, 9712 AB Groningen/);
  expect(
    await screen.findByText('Niets gevonden onder leveranciers, collega’s, eenheden en complexen.'),
  ).toBeVisible();
  await waitFor(() => expect(highlighted()).toHaveTextContent('Xander Quist'));
  expect(box).toHaveAttribute('aria-activedescendant', highlighted().id);
  const asked = stats.of('GET /api/v1/person/search/:text');
  expect(asked.map(({ path, query }) => [path.split('/').at(-1), query])).toContainEqual([
    'quist',
    '?page=0&pageSize=4&roles=customer&roles=prospect',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited).toContain(`/klantenkaart/${id}/tijdlijn`));
  expect(palette()).not.toBeInTheDocument();
  await screen.findByRole('heading', { level: 1, name: 'Xander Quist' });
  await user.keyboard('{Control>}k{/Control}');
  expect(
    await within(await group('Recent geopend')).findByRole('link', { name: /Xander Quist/ }),
  ).toBeVisible();
  expect(window.localStorage.getItem('recent-searches')).not.toContain('0612345678');
});

it('Enter opens the screen whose name begins with the text, before a person of that name', async () => {
  quist({ name: 'Mailinde Quist' });
  const { user, ask, visited } = await opened();
  await ask('mail');
  await within(await group('Huurders')).findByRole('link', { name: /Mailinde Quist/ });
  expect(highlighted()).toHaveTextContent(/^Naar mail$/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited).toContain('/mail'));
});

it('A unit is highlighted before its tenant when an address is typed', async () => {
  quist();
  const unit = db.units.add(
    aUnit({ addressLine: 'Lindengracht 14', fullAddressLine: 'Lindengracht 14, Groningen' }),
  );
  const { user, ask, visited } = await opened();
  await ask('lindengracht 14');
  await group('Huurders');
  await waitFor(() => expect(highlighted()).toHaveTextContent(/Lindengracht 14/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited.at(-1)).toContain(unit.id));
});

it('A contact with a result can be started by the arrow keys and Enter', async () => {
  quist();
  const { user } = await found();
  const start = screen.getByRole('button', { name: 'Contact vastleggen met Xander Quist' });
  while (!highlighted().contains(start)) await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');
  expect(palette()).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Notities' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Nu in gesprek: Xander Quist' })).toBeVisible();
});

it('Ctrl+Enter starts a contact with the highlighted person', async () => {
  quist();
  const { user } = await found();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(palette()).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Notities' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Nu in gesprek: Xander Quist' })).toBeVisible();
});

it('A user who may not register contacts cannot start one from the palette', async () => {
  quist();
  await found({ permissions: ['customerCard'] });
  expect(screen.queryByRole('button', { name: /^Contact vastleggen/ })).not.toBeInTheDocument();
});

it('The palette searches after a pause in typing, and Enter searches immediately and opens the first result', async () => {
  quist();
  const { id } = quist({ name: 'Yara Quist' });
  const { user, box, router } = await opened();
  await user.type(box, 'xander');
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  await waitFor(() => expect(highlighted()).toHaveTextContent('Xander Quist'));
  expect(stats.of('GET /api/v1/unit/search/:text')).toHaveLength(1);
  await user.clear(box);
  await user.paste('yara');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/klantenkaart/${id}/tijdlijn`));
  expect(palette()).not.toBeInTheDocument();
});

it('Enter pressed before the results opens nothing if the words change, and never performs an action', async () => {
  quist();
  faults.add({ method: 'GET', path: '/api/v1/person/search/*', delayMs: 200 });
  const { user, box, router } = await opened();
  fireEvent.change(box, { target: { value: 'quist' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.change(box, { target: { value: 'quistx' } });
  await screen.findByText(/^Niets gevonden onder huurders/);
  await user.clear(box);
  await user.type(box, 'nacht{Enter}');
  await waitFor(() => expect(highlighted()).toHaveTextContent('Donker'));
  expect(document.documentElement).not.toHaveAttribute('data-color-scheme', 'dark');
  expect(router.state.location.pathname).toBe(START);
});

describe('the facts that distinguish namesakes', () => {
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

  it('include the number and the date of birth, and an e-mail address if it was searched for', async () => {
    quist({
      birthDate: '1980-03-12',
      ...reachedAt({
        addresses: [anAddress({ street: 'Lindengracht' })],
        phoneNumbers: [aMobile('0612345678'), aMobile('0698765432')],
        emailAddresses: ['xander@mail.example'],
      }),
    });
    const { ask, user } = await opened();
    const place = 'Lindengracht 14, 9712 AB Groningen';
    await ask('quist');
    await waitFor(() =>
      expect(highlighted()).toHaveTextContent(`${place} · 06-12345678 · geboren 12-03-1980`),
    );
    expect(marks()).toEqual(['Quist']);
    await ask('06 9876');
    await waitFor(() => expect(highlighted()).toHaveTextContent(`${place} · 06-98765432`));
    expect(marks()).toContain('06-98765432');
    await ask('xander@');
    await waitFor(() => expect(highlighted()).toHaveTextContent(/06-12345678 · xander@mail.example/));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Xander Quist' });
    await user.keyboard('{Control>}k{/Control}');
    const recent = await within(await group('Recent geopend')).findByRole('link', { name: /Xander Quist/ });
    expect(recent).toHaveTextContent(`${place} · 06-12345678 · geboren 12-03-1980`);
    expect(window.localStorage.getItem('recent-searches')).not.toMatch(/06123|1980|xander@/);
  });
});

it('The palette has one link to the list of tenants, found by either of its names', async () => {
  const { ask } = await opened();
  const ways = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/klanten');
  const inPalette = () => ways().filter((link) => palette()!.contains(link));
  expect(inPalette()).toHaveLength(1);
  await ask('relaties');
  await waitFor(() => expect(highlighted()).toHaveTextContent('Naar huurders'));
});

it('Ctrl+K pressed before the program has loaded opens the palette', async () => {
  keepSearchKey();
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  renderApp(START);
  expect(await screen.findByRole('combobox', { name: /^Zoek een relatie/ })).toHaveFocus();
});

it('The arrow keys move over rows and over the buttons in a row', async () => {
  quist({ id: 'aa000000-0000-4000-8000-000000000001', roles: { customer: 'role-1' } });
  const unit = { id: 'unit-1', addressLine: 'Kade 1', fullAddressLine: 'Kade 1', complexId: null };
  db.contracts.add(aContract({ roleId: 'role-1', unit, unitId: 'unit-1', endDate: null }));
  const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  db.contracts.add(aContract({ roleId: 'role-1', unitId: 'unit-2', startDate: nextYear }));
  const { user, router } = await found();
  await user.keyboard('{ArrowRight}');
  const copy = within(highlighted()).getByRole('button', {
    name: 'Nummer 06-12345678 van Xander Quist kopiëren',
  });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(copy).toHaveAccessibleName('Nummer 06-12345678 gekopieerd'));
  expect(await navigator.clipboard.readText()).toBe('0612345678');
  await user.keyboard('{ArrowRight}');
  expect(within(highlighted()).getByRole('button', { name: /Eenheid van het contract/ })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  expect(highlighted()).toHaveTextContent('Alle huurders en woningzoekenden (1)');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/objectkaart/unit-1/tijdlijn'));
  expect(stats.of('GET /api/v1/contract/active/:roleId')[0]?.path).toContain('role-1');
});

it('Each kind of results waits, fails and retries independently', async () => {
  quist();
  db.units.add(aUnit({ street: 'Quistkade' }));
  faults.add({ method: 'GET', path: '/api/v1/unit/search/*', status: 503 });
  const { ask, user } = await opened();
  await ask('quist');
  expect(await screen.findByText('Zoeken naar eenheden is mislukt.')).toBeVisible();
  expect(within(await group('Huurders')).getByRole('link', { name: /Xander Quist/ })).toBeVisible();
  faults.clear();
  await user.click(within(await group('Eenheden')).getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(async () => expect(await group('Eenheden')).toHaveTextContent('Quistkade 3'));
});

it('A result without a card is shown but cannot be opened', async () => {
  quist({ type: 'other' });
  const { user, ask, router } = await opened();
  await ask('quist');
  await waitFor(() => expect(highlighted()).toHaveTextContent(/Xander Quist.*heeft geen kaart/));
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(START);
});

it('Every person with an id is shown, whatever else is wrong with the record', async () => {
  const whole = { id: 'p', name: 'Xander Quist', type: 'natural', roles: { customer: 'r' } };
  const people = brokenOnes(whole);
  faults.add(pageFault('/api/v1/person/search/*', [...people, null, { ...whole, id: null }]));
  const { ask } = await opened();
  await ask('quist');
  const rows = within(await group('Huurders'));
  await rows.findByRole('link', { name: /^Alle huurders/ });
  expect(rows.getAllByRole('row')).toHaveLength(people.length + 2);
});

it('The palette finds the screens and actions that the user may use', async () => {
  const { user, ask, router } = await opened(START, { permissions: ['viewTask'] });
  await ask('zaken');
  expect(await screen.findByText('Niets gevonden.')).toBeVisible();
  expect(stats.of('GET /api/v1/person/search/:text')).toHaveLength(0);
  await ask('donker');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'taken{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
});

it('Escape closes the palette and returns the focus, and the palette does not open under a dialog', async () => {
  const { user } = await opened();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(palette()).not.toBeInTheDocument());
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Sneltoetsen' });
  expect(within(help).getByText('Ctrl+K')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(palette()).not.toBeInTheDocument();
});

it.each([
  ['/dashboard/mededelingen', false],
  ['/klanten', true],
])('At %s there is a box in the top bar: %s', async (path, isBox) => {
  const { user } = renderApp(path);
  const button = await screen.findByRole('button', { name: /^Zoeken/ });
  expect(button.querySelector('kbd') !== null).toBe(isBox);
  await user.click(button);
  expect(await screen.findByRole('combobox', { name: /^Zoek een relatie/ })).toHaveFocus();
});

it('With telephony the palette calls a number instead of copying it', async () => {
  const asked: unknown[] = [];
  const store = configureStore({
    reducer: combineReducers({
      calling: callingSlice.reducer,
      asked: (state: null = null, action: UnknownAction) => {
        if (callRequested.match(action)) asked.push(action.payload);
        return state;
      },
    }),
  });
  store.dispatch(callingChanged({ isLoggedIn: true, whyNot: null }));
  render(
    <Provider store={store}>
      <NumberAction number="0612345678" name="Xander Quist" roleId="rol" />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Xander Quist bellen op 06-12345678' }));
  expect(asked).toEqual([{ number: '0612345678', roleId: 'rol' }]);
});
