import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { aMobile, anAccount, aSynchronizedObject, db, reachedAt } from '@mocks/db';
import { DETAILS, openDetails, puts, retype, storedPerson } from '@/testing/openDetails';

it('The details show the facts and copy numbers and addresses', async () => {
  const { user, toasts } = openDetails({
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
  expect(contact.getByText('Lindelaan 14, 9712 AB Groningen')).toBeVisible();
  await user.click(contact.getByRole('button', { name: 'Telefoonnummer 06-12345678 kopiëren' }));
  await waitFor(() => expect(toasts()).toContain('success: Telefoonnummer gekopieerd'));
  await user.click(contact.getByRole('button', { name: 'E-mailadres fatima@voorbeeld.nl kopiëren' }));
  await waitFor(() => expect(toasts()).toContain('success: E-mailadres gekopieerd'));
});

it('Saving sends the changes and keeps fields that the app does not know', async () => {
  const { user, edit, save, toasts } = openDetails();
  db.people.change('p1', Object.assign({}, { household: { size: 3 } }) as object);
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: /Achternaam/ }), 'Bakker');
  await retype(user, form.getByRole('textbox', { name: 'Geboortedatum' }), '1-2-80');
  await save();
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(storedPerson()).toMatchObject({
    lastName: 'Bakker',
    birthDate: '1980-02-01',
    household: { size: 3 },
    contactDetails: { phoneNumbers: [{ number: '0612345678' }] },
  });
  expect(await screen.findByRole('button', { name: 'Persoonsgegevens wijzigen' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Persoonsgegevens' })).toHaveTextContent('01-02-1980');
});

it('Invalid input is reported by its field, is kept, and is not sent', async () => {
  const { user, edit, save } = openDetails();
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

it('A number without type and an address can be added, and an e-mail address removed', async () => {
  const { user, edit, save } = openDetails();
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
    expect(storedPerson().postalAddress).toMatchObject({ street: 'Postbus', zipCode: '1000 AA' }),
  );
  expect(storedPerson().contactDetails).toMatchObject({
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
])(
  'An e-mail address that %i other accounts use is refused with the reason (AMB-140)',
  async (count, text) => {
    for (let index = 0; index < count; index += 1)
      db.accounts.add(anAccount({ username: 'bezet@voorbeeld.nl' }));
    const { user, edit, save, toasts } = openDetails();
    const form = await edit('Contactgegevens');
    const email = form.getByRole('textbox', { name: 'E-mailadres 1' });
    await retype(user, email, 'bezet@voorbeeld.nl');
    await save();
    expect(await form.findByText(text)).toBeVisible();
    expect(toasts().join()).not.toContain('error');
    expect(email).toHaveValue('bezet@voorbeeld.nl');
  },
);

it('A field that the server refused shows a text of the app, not of the server', async () => {
  const { user, edit, save, toasts } = openDetails();
  faults.add({
    method: 'PUT',
    path: '/api/v1/people/p1',
    status: 422,
    body: JSON.stringify({ errors: { lastName: ['Niet wijzigbaar: lastName.'] } }),
    contentType: 'application/problem+json',
  });
  const form = await edit('Persoonsgegevens');
  const name = form.getByRole('textbox', { name: /Achternaam/ });
  await retype(user, name, 'Bakker');
  await save();
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Dit is niet aangenomen. Controleer het en sla opnieuw op.'),
  );
  expect(form.getByText('Fout opgetreden bij het opslaan van de wijzigingen.')).toBeVisible();
  expect(toasts().join()).not.toContain('error');
});

it('A refusal for lack of rights is shown as such', async () => {
  const { user, edit, save, toasts } = openDetails();
  faults.add({ method: 'PUT', path: '/api/v1/people/p1', status: 403 });
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: /Achternaam/ }), 'Bakker');
  await save();
  expect(await form.findByText('Fout opgetreden bij het opslaan van de wijzigingen.')).toBeVisible();
  expect(toasts().join()).not.toContain('error');
  expect(form.getByText('Je hebt hier geen rechten voor. Opnieuw proberen helpt niet.')).toBeVisible();
});

describe('a form whose field a colleague changes', () => {
  it('shows a message with their value, and saves the typed value when the user keeps it', async () => {
    const { user, edit, save, changedByColleague } = openDetails();
    const form = await edit('Persoonsgegevens');
    const name = form.getByRole('textbox', { name: 'Voornaam' });
    await retype(user, name, 'Fatma');
    changedByColleague({ firstName: 'Fadma', initials: 'F.F.' });
    expect(await form.findByRole('alert')).toHaveTextContent('Ondertussen gewijzigd door een collega.');
    expect(name).toHaveValue('Fatma');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Voorletters' })).toHaveValue('F.F.'));
    await user.click(form.getByRole('button', { name: 'Bekijken' }));
    expect(form.getByRole('alert')).toHaveTextContent('Voornaam is nu Fadma');
    await user.click(form.getByRole('button', { name: 'Mijn versie houden' }));
    await save();
    await waitFor(() => expect(storedPerson()).toMatchObject({ firstName: 'Fatma', initials: 'F.F.' }));
  });

  it('takes the version that the user chooses for each field', async () => {
    const { user, edit, save, changedByColleague } = openDetails();
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    await retype(user, form.getByRole('textbox', { name: 'Voorletters' }), 'F.M.');
    changedByColleague({ firstName: 'Fadma', initials: 'F.F.' });
    await user.click(await form.findByRole('button', { name: 'Bekijken' }));
    await user.click(form.getByRole('button', { name: 'Voornaam overnemen' }));
    expect(form.getByRole('alert')).not.toHaveTextContent('Voornaam is nu');
    await user.click(form.getByRole('button', { name: 'Mijn versie houden' }));
    await save();
    await waitFor(() => expect(storedPerson()).toMatchObject({ firstName: 'Fadma', initials: 'F.M.' }));
  });

  it('writes nothing over a change that has not been shown yet', async () => {
    const { user, edit, save, toasts } = openDetails();
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    db.people.change('p1', { firstName: 'Fadma' });
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('Ondertussen gewijzigd door een collega.');
    expect(toasts().join()).not.toContain('error');
    expect([storedPerson().firstName, puts()]).toEqual(['Fadma', 0]);
  });
});

it('A save whose answer was lost is looked up', async () => {
  const { user, edit, save, toasts } = openDetails();
  faults.add({ method: 'PUT', path: '/api/v1/people/p1', drop: 'dropAfter' });
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
  await save();
  await waitFor(() => expect(toasts()).toContain('success: Wijzigingen zijn succesvol opgeslagen.'));
  expect(puts()).toBe(1);
});

it('Typed changes are kept when another tab of the card is opened', async () => {
  const { user, edit, router } = openDetails();
  const form = await edit('Persoonsgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
  await router.navigate('/klantenkaart/p1/klantscore');
  await screen.findByRole('region', { name: 'Klantscore' });
  await router.navigate(DETAILS);
  expect(await screen.findByRole('textbox', { name: 'Voornaam' })).toHaveValue('Fatma');
  expect(screen.getByText('Je niet-opgeslagen wijzigingen zijn teruggezet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
  expect(screen.getByRole('region', { name: 'Persoonsgegevens' })).toHaveTextContent('Fatima');
});

it('Only the fields that the external system does not manage can be changed', async () => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
  const { user, edit, save } = openDetails();
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
    expect(storedPerson().contactDetails).toMatchObject({ phoneNumbers: [{ number: '0612345670' }] }),
  );
});

const twoMobiles = reachedAt({ phoneNumbers: [aMobile('0612345678'), aMobile('0612345679')] });

it('A problem with the type of another number gets the focus', async () => {
  const { user, edit, save } = openDetails(twoMobiles);
  const form = await edit('Contactgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Telefoonnummer 1' }), '0612345670');
  await save();
  await waitFor(() => expect(form.getByRole('button', { name: /Soort 2/ })).toHaveFocus());
  expect(puts()).toBe(0);
});

it('A problem that belongs to no field gets the focus', async () => {
  db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
  const { user, edit, save } = openDetails(twoMobiles);
  const form = await edit('Contactgegevens');
  await retype(user, form.getByRole('textbox', { name: 'Telefoonnummer 1' }), '0612345670');
  await save();
  await waitFor(() => expect(form.getByText(/dezelfde telefoontypes/)).toHaveFocus());
});

describe('deleting a person', () => {
  async function deleted() {
    const app = openDetails({ roles: {}, personIsDeletable: true });
    await app.user.click(await screen.findByRole('button', { name: 'Relatie verwijderen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Relatie verwijderen' }));
    const confirm = dialog.getByRole('button', { name: 'Verwijderen' });
    const isOpen = () => screen.queryByRole('alertdialog', { name: 'Relatie verwijderen' }) !== null;
    return { ...app, confirm: () => app.user.click(confirm), isOpen };
  }

  it('closes the dialog and leads away from the card', async () => {
    const { confirm, isOpen, router, toasts } = await deleted();
    await confirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
    expect([isOpen(), toasts()]).toEqual([false, ['success: Relatie succesvol verwijderd']]);
  });

  it('shows that a colleague deleted the person before, and leads away from the card too', async () => {
    const { confirm, isOpen, router, toasts } = await deleted();
    db.people.remove('p1');
    await confirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
    expect([isOpen(), toasts()]).toEqual([false, ['info: Deze relatie was al verwijderd door een collega.']]);
  });
});

describe('permissions', () => {
  it('offer no changes to users who may only look', async () => {
    openDetails({}, { permissions: ['customerCard'] });
    await screen.findByRole('region', { name: 'Contactgegevens' });
    expect(screen.queryByRole('button', { name: /wijzigen|verwijderen|Account/ })).toBeNull();
  });

  it('explain why a field is fixed', async () => {
    const { edit } = openDetails({}, { user: 'anne' });
    const form = await edit('Persoonsgegevens');
    expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
    expect(form.queryByRole('textbox', { name: 'Geboortedatum' })).toBeNull();
    expect(form.getAllByText('Je hebt geen rechten om dit te wijzigen.')).toHaveLength(2);
  });

  it('let an administrator without flags change everything, by the request for administrators', async () => {
    const { user, edit, save } = openDetails({}, { permissions: ['customerCard', 'customerManagement'] });
    const form = await edit('Persoonsgegevens');
    await retype(user, form.getByRole('textbox', { name: 'Voornaam' }), 'Fatma');
    await save();
    await waitFor(() => expect(storedPerson().firstName).toBe('Fatma'));
    expect(stats.seen.some(({ path }) => path === '/api/v1/people/admin')).toBe(true);
  });
});

it('Known characteristics can be set, and unknown ones are kept', async () => {
  const { user, edit, save } = openDetails({ characteristics: ['Doof'] });
  const form = await edit('Kenmerken');
  await user.click(form.getByRole('checkbox', { name: 'Agressief' }));
  await save();
  await waitFor(() => expect(storedPerson().characteristics).toEqual(['Aggressive', 'Doof']));
});

it('The notification settings are saved', async () => {
  const { user, edit, save } = openDetails();
  const form = await edit('Meldingen en post');
  await user.click(form.getByRole('checkbox', { name: 'Nieuwsbrief' }));
  await save();
  await waitFor(() =>
    expect(storedPerson().notificationSettings).toMatchObject({ newsletter: true, sms: false }),
  );
});
