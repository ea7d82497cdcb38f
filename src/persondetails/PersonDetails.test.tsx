import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats, world } from '@mocks/backend/testServer';
import { aMobile, anAccount, anAddress, aPerson, aSynchronizedObject, db, reachedAt } from '@mocks/db';
import { queries } from '@/api/queries';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/permission';
import { renderApp } from '@/testing/renderApp';

const ADDRESS = '/klantenkaart/p1/gegevens';

function open(
  changes: Parameters<typeof aPerson>[0] = {},
  { user: key = 'carla', ...rest }: { user?: 'anne' | 'carla'; permissions?: readonly Permission[] } = {},
) {
  db.people.add(
    aPerson({
      id: 'p1',
      ...reachedAt({
        addresses: [anAddress()],
        phoneNumbers: [aMobile('0612345678')],
        emailAddresses: ['fatima@voorbeeld.nl'],
      }),
      ...changes,
    }),
  );
  const app = renderApp(ADDRESS, { user: key, ...rest });
  const toasts = () => selectToasts(app.store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  /** As a push of the hub would. */
  const changedByColleague = (theirs: Parameters<typeof db.people.change>[1]) => {
    db.people.change('p1', theirs);
    app.store.dispatch(queries.util.invalidateTags([{ type: 'person', id: 'p1' }]));
  };
  const edit = async (block: string) => {
    await app.user.click(await screen.findByRole('button', { name: `${block} wijzigen` }));
    return within(await screen.findByRole('form', { name: `${block} wijzigen` }));
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  return { ...app, toasts, changedByColleague, edit, save };
}

const stored = () => db.people.find('p1')!;
const retype = async (user: ReturnType<typeof open>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const puts = () => stats.seen.filter(({ method }) => method === 'PUT').length;

it('shows what is known, and copies numbers and addresses', async () => {
  const { user, toasts } = open({
    characteristics: ['Aggressive', 'Doof'],
    companyName: 'El Idrissi Advies',
  });
  const personal = within(await screen.findByRole('region', { name: 'Persoonsgegevens' }));
  expect(personal.getByText('mevr. F. El Idrissi')).toBeVisible();
  expect(personal.getByText('12-03-1984')).toBeVisible();
  expect(screen.getByText('Agressief')).toBeVisible();
  expect(screen.getByText('Onbekend (Doof)')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bedrijfsgegevens' })).toHaveTextContent('El Idrissi Advies');
  const contact = within(screen.getByRole('region', { name: 'Contactgegevens' }));
  expect(contact.getByText('Lindelaan 14, 9712AB Groningen')).toBeVisible();
  await user.click(contact.getByRole('button', { name: 'Telefoonnummer 06-12345678 kopiëren' }));
  await waitFor(() => expect(toasts()).toContain('success: Telefoonnummer gekopieerd'));
  await user.click(contact.getByRole('button', { name: 'E-mailadres fatima@voorbeeld.nl kopiëren' }));
  await waitFor(() => expect(toasts()).toContain('success: E-mailadres gekopieerd'));
});

it('saves what was changed, and nothing that it does not know is lost', async () => {
  const { user, edit, save, toasts } = open();
  db.people.change('p1', Object.assign({}, { household: { size: 3 } }) as object);
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: /Achternaam/ }), 'Bakker');
  await retype(user, form.getByRole('textbox', { name: 'Geboortedatum' }), '1-2-80');
  await save();
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(stored()).toMatchObject({
    lastName: 'Bakker',
    birthDate: '1980-02-01',
    household: { size: 3 },
    contactDetails: { phoneNumbers: [{ number: '0612345678' }] },
  });
  expect(await screen.findByRole('button', { name: 'Persoonsgegevens wijzigen' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Persoonsgegevens' })).toHaveTextContent('01-02-1980');
});

it('says what is wrong by the field, keeps what was typed and sends nothing', async () => {
  const { user, edit, save } = open();
  const form = await edit('Contactgegevens');
  const email = form.getByRole('textbox', { name: 'E-mailadres 1' });
  await retype(user, email, 'fatima bij voorbeeld');
  await user.click(form.getByRole('button', { name: 'Telefoonnummer toevoegen' }));
  await retype(user, form.getByRole('textbox', { name: 'Telefoonnummer 2' }), 'bel mij');
  expect(form.getByRole('button', { name: 'Telefoonnummer toevoegen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await save();
  expect(email).toHaveAccessibleDescription('Dit is geen geldig e-mailadres.');
  expect(email).toHaveFocus();
  expect(email).toHaveValue('fatima bij voorbeeld');
  expect(form.getByText('Gebruik alleen cijfers, spaties, -, + en haakjes.')).toBeVisible();
  expect(puts()).toBe(0);
});

it('adds a number without type and an address, and removes an e-mail address', async () => {
  const { user, edit, save } = open();
  const form = await edit('Contactgegevens');
  await user.click(form.getByRole('button', { name: 'E-mailadres 1 verwijderen' }));
  await user.click(form.getByRole('button', { name: 'Telefoonnummer toevoegen' }));
  await retype(user, form.getByRole('textbox', { name: 'Telefoonnummer 2' }), '020 123 45 67');
  const postal = within(form.getByRole('group', { name: 'Postadres' }));
  for (const [name, text] of [
    ['Postcode', '1000 AA'],
    ['Straat', 'Postbus'],
    ['Plaats', 'Amsterdam'],
  ] as const)
    await retype(user, postal.getByRole('textbox', { name }), text);
  await save();
  await waitFor(() =>
    expect(stored().postalAddress).toMatchObject({ street: 'Postbus', zipCode: '1000 AA' }),
  );
  expect(stored().contactDetails).toMatchObject({
    emailAddresses: [],
    phoneNumbers: [
      { number: '0612345678', type: 'Mobile' },
      { number: '0201234567', type: 'Unknown', description: 'Telefoon 2' },
    ],
    addresses: [{ type: 'Home', street: 'Lindelaan' }, { type: 'Postal' }],
  });
});

it.each([
  [1, 'E-mail adres is niet beschikbaar.'],
  [2, 'Accountherstel mislukt, het e-mail adres is gekoppeld aan meerdere accounts.'],
])('says why an address of %i other accounts is refused (AMB-140)', async (count, text) => {
  for (let index = 0; index < count; index += 1)
    db.accounts.add(anAccount({ username: 'bezet@voorbeeld.nl' }));
  const { user, edit, save, toasts } = open();
  const form = await edit('Contactgegevens');
  const email = form.getByRole('textbox', { name: 'E-mailadres 1' });
  await retype(user, email, 'bezet@voorbeeld.nl');
  await save();
  await waitFor(() => expect(toasts()).toContain(`error: ${text}`));
  expect(email).toHaveValue('bezet@voorbeeld.nl');
});

it('shows what the server says of a field beside it', async () => {
  const { user, edit, save, toasts } = open();
  faults.add({
    method: 'PUT',
    path: '/api/v1/people/p1',
    status: 422,
    body: JSON.stringify({ errors: { lastName: ['Deze naam is geblokkeerd.'] } }),
    contentType: 'application/problem+json',
  });
  const form = await edit('Persoonsgegevens');
  const name = form.getByRole('textbox', { name: /Achternaam/ });
  await retype(user, name, 'Bakker');
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription('Deze naam is geblokkeerd.'));
  expect(toasts()).toContain('error: Fout opgetreden bij het opslaan van de wijzigingen.');
});

describe('while a colleague changes the same', () => {
  it('says so, shows theirs, and saves mine when I keep it', async () => {
    const { user, edit, save, changedByColleague } = open();
    const form = await edit('Persoonsgegevens');
    const name = form.getByRole('textbox', { name: 'Voornaam' });
    await retype(user, name, 'Fatma');
    changedByColleague({ firstName: 'Fadma', initials: 'F.F.' });
    expect(await form.findByRole('alert')).toHaveTextContent('Ondertussen gewijzigd door een collega.');
    expect(name).toHaveValue('Fatma');
    expect(form.getByRole('textbox', { name: 'Voorletters' })).toHaveValue('F.F.');
    await user.click(form.getByRole('button', { name: 'Bekijken' }));
    expect(form.getByRole('alert')).toHaveTextContent('Voornaam is nu Fadma');
    await user.click(form.getByRole('button', { name: 'Mijn versie houden' }));
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ firstName: 'Fatma', initials: 'F.F.' }));
  });

  it('takes of each field what I choose', async () => {
    const { user, edit, save, changedByColleague } = open();
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    await retype(user, form.getByRole('textbox', { name: 'Voorletters' }), 'F.M.');
    changedByColleague({ firstName: 'Fadma', initials: 'F.F.' });
    await user.click(await form.findByRole('button', { name: 'Bekijken' }));
    await user.click(form.getByRole('button', { name: 'Voornaam overnemen' }));
    expect(form.getByRole('alert')).not.toHaveTextContent('Voornaam is nu');
    await user.click(form.getByRole('button', { name: 'Mijn versie houden' }));
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ firstName: 'Fadma', initials: 'F.M.' }));
  });

  it('writes nothing over what it has not seen yet', async () => {
    const { user, edit, save, toasts } = open();
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    db.people.change('p1', { firstName: 'Fadma' });
    await save();
    await waitFor(() => expect(toasts()).toContain('error: Ondertussen gewijzigd door een collega.'));
    expect(await form.findByRole('alert')).toBeVisible();
    expect([stored().firstName, puts()]).toEqual(['Fadma', 0]);
  });
});

it('looks whether it was stored when the answer is lost', async () => {
  const { user, edit, save, toasts } = open();
  faults.add({ method: 'PUT', path: '/api/v1/people/p1', drop: 'dropAfter' });
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
  await save();
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(puts()).toBe(1);
});

it('keeps what was typed when another tab of the card is opened', async () => {
  const { user, edit, router } = open();
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
  await router.navigate('/klantenkaart/p1/klantscore');
  await screen.findByRole('region', { name: 'Klantscore' });
  await router.navigate(ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Voornaam' })).toHaveValue('Fatma');
  expect(screen.getByText('Je niet-opgeslagen wijzigingen zijn teruggezet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
  expect(screen.getByRole('region', { name: 'Persoonsgegevens' })).toHaveTextContent('Fatima');
});

it('lets only be changed what the outside system leaves', async () => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
  const { user, edit, save } = open();
  const button = await screen.findByRole('button', { name: 'Persoonsgegevens wijzigen' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      'Dit wordt beheerd in een ander systeem en kan hier niet worden gewijzigd.',
    ),
  );
  const form = await edit('Contactgegevens');
  expect(form.queryByRole('group', { name: 'Postadres' })).toBeNull();
  await retype(user, form.getByRole('textbox', { name: /Telefoonnummer/ }), '0612345670');
  await save();
  await waitFor(() =>
    expect(stored().contactDetails).toMatchObject({ phoneNumbers: [{ number: '0612345670' }] }),
  );
});

describe('permissions', () => {
  it('offer nothing to who may only look', async () => {
    open({}, { permissions: ['customerCard'] });
    await screen.findByRole('region', { name: 'Contactgegevens' });
    expect(screen.queryByRole('button', { name: /wijzigen|verwijderen|Account/ })).toBeNull();
  });

  it('say of a field why it is fixed', async () => {
    const { edit } = open({}, { user: 'anne' });
    const form = await edit('Persoonsgegevens');
    expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
    expect(form.queryByRole('textbox', { name: 'Geboortedatum' })).toBeNull();
    expect(form.getAllByText('Je hebt geen rechten om dit te wijzigen.')).toHaveLength(2);
  });

  it('let an administrator without flags change all, by the call for administrators', async () => {
    const { user, edit, save } = open({}, { permissions: ['customerCard', 'customerManagement'] });
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    await save();
    await waitFor(() => expect(stored().firstName).toBe('Fatma'));
    expect(stats.seen.some(({ path }) => path === '/api/v1/people/admin')).toBe(true);
  });
});

describe('the address look-up (CARD-124, 125)', () => {
  const { config } = world;
  beforeEach(() => {
    world.config = { facets: { geography: { available: true } } };
    db.people.add(
      aPerson({
        id: 'p2',
        ...reachedAt({ addresses: [anAddress({ street: 'Achterom', zipCode: '2611PL', city: 'Delft' })] }),
      }),
    );
  });
  afterEach(() => {
    world.config = config;
  });

  it('fills street and city, empties them when nothing is found, and gives back what was typed', async () => {
    const { user, edit } = open();
    const form = await edit('Contactgegevens');
    const home = within(form.getByRole('group', { name: 'Woonadres' }));
    const field = (name: string) => home.getByRole('textbox', { name });
    await retype(user, field('Postcode'), '2611PL');
    await waitFor(() => expect(field('Straat')).toHaveValue('Achterom'));
    expect(field('Plaats')).toHaveValue('Delft');
    await user.click(home.getByRole('button', { name: 'Zelf ingevuld adres terugzetten' }));
    expect(field('Straat')).toHaveValue('Lindelaan');
    await retype(user, field('Postcode'), '9999ZZ');
    expect(await home.findByText('Geen adres gevonden. Vul straat en plaats zelf in.')).toBeVisible();
    expect([field('Straat'), field('Plaats')].map((each) => (each as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    await user.click(home.getByRole('button', { name: 'Zelf ingevuld adres terugzetten' }));
    expect(field('Plaats')).toHaveValue('Groningen');
  });
});

it('sets known characteristics and keeps those it does not know', async () => {
  const { user, edit, save } = open({ characteristics: ['Doof'] });
  const form = await edit('Kenmerken');
  await user.click(form.getByRole('checkbox', { name: 'Agressief' }));
  await save();
  await waitFor(() => expect(stored().characteristics).toEqual(['Aggressive', 'Doof']));
});

it('saves what somebody wants to hear of', async () => {
  const { user, edit, save } = open();
  const form = await edit('Meldingen en post');
  await user.click(form.getByRole('checkbox', { name: 'Nieuwsbrief' }));
  await save();
  await waitFor(() => expect(stored().notificationSettings).toMatchObject({ newsletter: true, sms: false }));
});
