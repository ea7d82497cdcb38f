import { act, screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { aMobile, aSynchronizedObject, db, reachedAt } from '@mocks/db';
import type { Permission } from '@/domain/session/permission';
import { openDetails, puts, retype, storedPerson } from '@/testing/openDetails';

const ON_CARD = { path: '/klantenkaart/p1/klantscore' };
const CAPABILITIES = 'GET /api/v2/people/:id/writablefields';
const stored = () => {
  const { emailAddresses, phoneNumbers } = storedPerson().contactDetails as {
    emailAddresses: { emailAddress: string }[];
    phoneNumbers: { number: string }[];
  };
  return {
    emails: emailAddresses.map(({ emailAddress }) => emailAddress),
    phones: phoneNumbers.map(({ number }) => number),
  };
};

const open = async (changes = {}, settings: { permissions?: readonly Permission[] } = {}) => {
  const app = openDetails(changes, { ...ON_CARD, ...settings });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const pencil = (name: string) => screen.findByRole('button', { name });
const EMAIL = 'E-mailadres wijzigen';
const PHONE = 'Telefoonnummer wijzigen';
const field = (name = 'E-mailadres') => screen.findByRole<HTMLInputElement>('textbox', { name });

it('The address in the header is changed in place: its value is selected, and Enter saves', async () => {
  const { user, toasts } = await open();
  await user.click(await pencil(EMAIL));
  const input = await field();
  expect(input).toHaveFocus();
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(stored().emails).toEqual(['nieuw@voorbeeld.nl']);
  await waitFor(async () => expect(await pencil(EMAIL)).toHaveFocus());
  expect(within(screen.getByRole('main')).getByText('nieuw@voorbeeld.nl')).toBeVisible();
});

it.each([
  ['e', 'E-mailadres'],
  ['t', 'Telefoonnummer'],
])('The form in the header opens by the key %s', async (key, name) => {
  const { user } = await open();
  await pencil(EMAIL);
  await user.keyboard(key);
  expect(await field(name)).toHaveFocus();
});

it('Escape leaves the form in the header and keeps the typed value for the next time', async () => {
  const { user } = await open();
  await user.click(await pencil(PHONE));
  await retype(user, await field('Telefoonnummer'), '06-87654321');
  await user.keyboard('{Escape}');
  const back = await pencil(PHONE);
  expect(back).toHaveFocus();
  expect(screen.getByText('06-12345678')).toBeVisible();
  await user.click(back);
  expect(await field('Telefoonnummer')).toHaveValue('06-87654321');
  await user.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
  await user.click(await pencil(PHONE));
  expect(await field('Telefoonnummer')).toHaveValue('0612345678');
  expect(puts()).toBe(0);
});

it('The form in the header follows the rules of the form on the details tab', async () => {
  const { user } = await open();
  await user.click(await pencil(EMAIL));
  await user.keyboard('geen adres{Enter}');
  const input = await field();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Dit is geen geldig e-mailadres.'));
  expect(input).toHaveValue('geen adres');
  expect(puts()).toBe(0);
});

it('Changing the first address or number leaves the others', async () => {
  const { user, toasts } = await open(
    reachedAt({ emailAddresses: ['een@voorbeeld.nl', 'twee@voorbeeld.nl'] }),
  );
  await user.click(await pencil(EMAIL));
  await user.keyboard('drie@voorbeeld.nl{Enter}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(stored().emails).toEqual(['drie@voorbeeld.nl', 'twee@voorbeeld.nl']);
});

it('The first address or number can be added if there is none', async () => {
  const { user, toasts } = await open(reachedAt({}));
  expect(await screen.findByText('Geen e-mailadres')).toBeVisible();
  await user.click(await pencil(PHONE));
  await user.keyboard('0612345678{Enter}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(stored().phones).toEqual(['0612345678']);
});

it('A number that lacks a digit is questioned once, and saved the second time', async () => {
  const { user, toasts } = await open(reachedAt({}));
  await user.click(await pencil(PHONE));
  await user.keyboard('06-1234567{Enter}');
  await waitFor(async () =>
    expect(await field('Telefoonnummer')).toHaveAccessibleDescription(/^Klopt dit nummer\?/),
  );
  expect(puts()).toBe(0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(stored().phones).toEqual(['061234567']);
});

it('A refused value stays in the form, with a message', async () => {
  const { user } = await open();
  faults.add({ method: 'PUT', path: '/api/v1/people/*', status: 500, times: 1 });
  await user.click(await pencil(EMAIL));
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  expect(await screen.findAllByText('Fout opgetreden bij het opslaan van de wijzigingen.')).not.toHaveLength(
    0,
  );
  expect(await field()).toHaveValue('nieuw@voorbeeld.nl');
});

it('A change of a colleague is shown, and the typed value stays', async () => {
  const { user, changedByColleague } = await open();
  await user.click(await pencil(EMAIL));
  await retype(user, await field(), 'mijn@voorbeeld.nl');
  act(() => changedByColleague(reachedAt({ emailAddresses: ['hun@voorbeeld.nl'] })));
  expect(await screen.findByText('Ondertussen gewijzigd door een collega.')).toBeVisible();
  expect(await field()).toHaveValue('mijn@voorbeeld.nl');
});

it('Opening the form asks whether the field may be changed, and saving waits for the answer', async () => {
  const delayMs = 300;
  faults.add({ path: '/api/v2/people/*/writablefields', delayMs });
  const { user, toasts } = await open();
  const edit = await pencil(EMAIL);
  expect(stats.of(CAPABILITIES)).toEqual([]);
  await user.click(edit);
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(stored().emails).toEqual(['nieuw@voorbeeld.nl']);
  const asked = stats.of(CAPABILITIES)[0]!.at;
  const saved = stats.seen.find(({ method }) => method === 'PUT')!.at;
  expect(saved - asked).toBeGreaterThanOrEqual(delayMs - 10);
});

it('A user without the right to change the field gets no button', async () => {
  await open({}, { permissions: ['customerCard', 'customerSatisfactionRead'] });
  expect(await screen.findByText('fatima@voorbeeld.nl')).toBeVisible();
  expect(screen.queryByRole('button', { name: EMAIL })).not.toBeInTheDocument();
});

it.each([
  ['the field is managed elsewhere', { writeableFields: [] }, /beheerd in een ander systeem/],
  ['the writable fields cannot be read', null, /Niet bekend of dit hier gewijzigd mag worden/],
])('A value is kept and not sent if %s', async (_, answer, said) => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
  faults.add({
    path: '/api/v2/people/*/writablefields',
    delayMs: 300,
    ...(answer === null ? { status: 500 } : { status: 200, body: JSON.stringify(answer) }),
  });
  const { user } = await open();
  await user.click(await pencil(EMAIL));
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(said));
  expect(await field()).toHaveValue('nieuw@voorbeeld.nl');
  expect(puts()).toBe(0);
});

it('A problem of another field of the person is shown', async () => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
  const { user } = await open(reachedAt({ phoneNumbers: [aMobile('0612345678'), aMobile('0612345679')] }));
  await user.click(await pencil(PHONE));
  await user.keyboard('0612345670{Enter}');
  await waitFor(async () =>
    expect(await field('Telefoonnummer')).toHaveAccessibleDescription(/dezelfde telefoontypes/),
  );
  expect(puts()).toBe(0);
});
