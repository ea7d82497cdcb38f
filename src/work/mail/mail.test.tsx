import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { aMail, anOutgoingMail, aPerson, db, reachedAt } from '@mocks/db';
import { visibilityChanged } from '@/core/events';
import { selectActiveContact } from '@/desk/contacts';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const ID = 'fb000000-0000-4000-8000-000000000001';
const OTHER = 'fb000000-0000-4000-8000-000000000002';
const OUT = 'fc000000-0000-4000-8000-000000000385';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const twoMails = () => {
  db.mails.add(
    aMail({ id: ID, subject: 'Lekkage', from: 'Fatima <fatima@mail.example>', received: minutesAgo(1) }),
  );
  db.mails.add(aMail({ id: OTHER, subject: 'Huur', received: minutesAgo(2) }));
};
const aCustomer = () =>
  db.people.add(
    aPerson({
      id: 'e2000000-0000-4000-8000-00000000f001',
      name: 'Fatima El Idrissi',
      roles: { customer: 'role-f' },
      ...reachedAt({ emailAddresses: ['fatima@mail.example'] }),
    }),
  );
/** The requests for a mail without a status, which are not wanted because they would not find an old mail. */
const lookedFor = () => stats.of('GET /api/v1/mailmessage').filter(({ query }) => !query.includes('status='));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });

it('A mail is picked up, finished and followed by the next, by keyboard alone', async () => {
  twoMails();
  const { user } = renderApp('/mail');
  expect(await press('Nieuw (2)')).toHaveAttribute('aria-pressed', 'true');
  await screen.findByText('Kies een mail om te lezen.');
  await user.keyboard('n');
  await heading('Lekkage');
  await user.keyboard('o');
  await screen.findByText('Anne de Vries', { selector: 'header *' });
  expect(db.mails.find(ID)).toMatchObject({ status: 'PickedUp', pickedUpBy: { id: userIds.anne } });
  await user.keyboard('a');
  expect(await screen.findByText('Deze mail is afgerond.')).toBeVisible();
  await user.keyboard('n');
  await heading('Huur');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(stats.seen.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(lookedFor()).toEqual([]);
});

it('The next mail can be beyond the loaded pages; no mail is skipped, and no list is read again', async () => {
  const idOf = (nth: number) => `${ID.slice(0, -2)}${String(nth).padStart(2, '0')}`;
  for (let nth = 1; nth <= 28; nth += 1)
    db.mails.add(aMail({ id: idOf(nth), subject: `Mail ${nth}`, received: minutesAgo(nth) }));
  const { user } = renderApp(`/mail/${idOf(23)}`);
  for (let nth = 23; nth <= 28; nth += 1) {
    await heading(`Mail ${nth}`);
    await user.keyboard('o');
    await press(`Nieuw (${50 - nth})`);
    if (nth < 28)
      await waitFor(async () => {
        await user.keyboard('n');
        await heading(`Mail ${nth + 1}`);
      });
  }
  expect(db.mails.all().filter(({ status }) => status === 'PickedUp')).toHaveLength(6);
  /* Three pages are read; two of them may be read again, if they were read before the hubs were first open. */
  expect(stats.of('GET /api/v1/mailmessage').length).toBeLessThanOrEqual(5);
  expect(lookedFor()).toEqual([]);
});

it('New mail is announced when the page becomes visible again, and shown on request', async () => {
  twoMails();
  const { user, store } = renderApp('/mail');
  await press('Nieuw (2)');
  db.mails.add(aMail({ subject: 'Sleutel kwijt', received: minutesAgo(0) }));
  store.dispatch(visibilityChanged(false));
  store.dispatch(visibilityChanged(true));
  const show = await press('1 nieuwe tonen');
  await waitFor(() => expect(spokenTexts()).toContain('1 nieuwe mail'));
  expect(screen.queryByText('Sleutel kwijt')).toBeNull();
  await user.click(show);
  expect(await screen.findByText('Sleutel kwijt')).toBeVisible();
  expect(show).not.toBeInTheDocument();
  expect(await press('Nieuw (3)')).toBeVisible();
});

it('A change by a colleague is reported and shown', async () => {
  twoMails();
  const { user } = renderApp(`/mail/${ID}`);
  const pickUp = await press('Oppakken');
  db.mails.change(ID, { status: 'PickedUp', pickedUpBy: { id: userIds.bram, name: 'Bram' } });
  await user.click(pickUp);
  expect(await screen.findByText('De mail is niet opgepakt.', { selector: 'main *' })).toBeVisible();
  expect(await screen.findByText('Bram', { selector: 'header *' })).toBeVisible();
});

it('A mail is attached to the customer who has its address, and a contact about the mail begins with that customer', async () => {
  twoMails();
  const { name } = aCustomer();
  const { user, store } = renderApp(`/mail/${ID}`);
  await user.click(await press('Klant koppelen'));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('combobox', { name: /^Klant/ });
  await waitFor(() => expect(field).toHaveValue(name));
  await user.click(dialog.getByRole('button', { name: 'Klant koppelen' }));
  expect(await screen.findByRole('link', { name: 'Fatima El Idrissi' })).toBeVisible();
  await user.click(await press('Contact vastleggen'));
  await waitFor(() =>
    expect(selectActiveContact(store.getState())).toMatchObject({
      channel: 'Email',
      person: { name },
      source: { kind: 'mail', id: db.mails.find(ID)?.mailConversationId },
    }),
  );
});

it('A mail is attached to its sender, registered, finished and followed by the next in two presses', async () => {
  twoMails();
  const { name, id } = aCustomer();
  const { user, store } = renderApp(`/mail/${ID}`);
  await screen.findByText(/^Fatima El Idrissi heeft het e-mailadres van de afzender/);
  const pickUp = screen.getByRole('button', { name: 'Oppakken' });
  expect(pickUp).toHaveAttribute('data-variant', 'primary');
  await user.keyboard('e');
  const panel = within(await screen.findByRole('complementary', { name: `Lopend contact met ${name}` }));
  expect(pickUp).toHaveAttribute('data-variant', 'secondary');
  expect(panel.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    'Beste corporatie,\n\nKunt u mij bellen?\n\nGroet',
  );
  expect(db.mails.find(ID)).toMatchObject({ status: 'New', customerName: name });
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Vastleggen, afronden en volgende' })).toBeEnabled(),
  );
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await heading('Huur');
  expect(db.mails.find(ID)).toMatchObject({ status: 'Finished', pickedUpBy: { id: userIds.anne } });
  expect(selectActiveContact(store.getState())).toBeNull();
  const [moment] = db.caseActivities.all().filter(({ type }) => type === 'Contact');
  expect(moment?.description).toMatch(/^Lekkage\n\nBeste corporatie/);
  expect(db.cases.find(moment?.caseId ?? '')?.personId).toBe(id);
});

it('A mail is not finished when registering its contact fails', async () => {
  twoMails();
  aCustomer();
  faults.add({ method: 'POST', path: '/api/v1/activity/contact', status: 422 });
  const { user } = renderApp(`/mail/${ID}`);
  await user.click(await press('Koppelen en vastleggen'));
  await user.click(await press('Vastleggen, afronden en volgende'));
  expect((await screen.findAllByText('Fout opgetreden tijdens vastleggen contactmoment'))[0]).toBeVisible();
  expect(db.mails.find(ID)?.status).toBe('New');
  expect(screen.getByRole('heading', { level: 1, name: 'Lekkage' })).toBeVisible();
});

it.each([0, 2])('The header offers no sender when %i customers have the address', async (count) => {
  twoMails();
  for (let nth = 0; nth < count; nth += 1)
    db.people.add(
      aPerson({
        roles: { customer: `role-${nth}` },
        ...reachedAt({ emailAddresses: ['fatima@mail.example'] }),
      }),
    );
  const { user } = renderApp(`/mail/${ID}`);
  await user.click(await press('Klant koppelen'));
  await within(await screen.findByRole('dialog')).findByRole('combobox', { name: /^Klant/ });
  expect(screen.queryByText('Koppelen en vastleggen')).toBeNull();
});

it('The action line keeps its buttons and the focus when a mail is picked up', async () => {
  twoMails();
  const { user } = renderApp(`/mail/${ID}`);
  const pickUp = await press('Oppakken');
  const line = within(screen.getByRole('group', { name: 'Acties voor deze mail' }));
  const words = () => line.getAllByRole('button').map(({ textContent }) => textContent);
  const before = words();
  expect(before.slice(0, 3)).toEqual(['Oppakken', 'Afronden', 'Klant koppelen']);
  await user.click(pickUp);
  await waitFor(() => expect(pickUp).toHaveAttribute('aria-disabled', 'true'));
  await screen.findByText('Anne de Vries', { selector: 'header *' });
  expect(pickUp).toHaveFocus();
  expect(words()).toEqual(before);
});

it.each([
  ['', 'Nieuw (2)'],
  ['?status=All', 'Alle'],
])(
  'New mail is counted beside the list of /mail%s, announced once over several polls, and shown on request',
  async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    twoMails();
    const { user } = renderApp(`/mail${status}`);
    const list = await screen.findByRole('list', { name: 'Ontvangen mail' });
    db.mails.add(aMail({ subject: 'Net binnen', received: minutesAgo(0) }));
    await vi.advanceTimersByTimeAsync(31_000);
    const show = await press('1 nieuwe tonen');
    expect(spokenTexts()).toContain('1 nieuwe mail');
    show.focus();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(show).toHaveFocus();
    expect(spokenTexts()).not.toContain('1 nieuwe mail');
    await user.click(show);
    expect(await within(list).findByText('Net binnen')).toBeVisible();
    vi.useRealTimers();
  },
);

it('Deleting a mail asks for confirmation, and system users see its technical facts', async () => {
  twoMails();
  const { user } = renderApp(`/mail/${ID}`, { user: 'carla' });
  await user.click(await press('Technische gegevens'));
  expect(screen.getByText('mail.inkomend')).toBeVisible();
  await user.click(await press('Verwijderen'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Deze mail is verwijderd.')).toBeVisible();
  expect(db.mails.find(ID)?.status).toBe('Deleted');
});

it('An outgoing mail at its own address leads back to the incoming mail', async () => {
  db.outgoingMails.add(anOutgoingMail({ id: OUT }));
  const { user, router } = renderApp(`/mail/uitgaand/${OUT}`);
  await user.click(await screen.findByRole('link', { name: 'Naar de mail' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mail'));
});

it('A sent HTML mail is shown without its pictures, and forwarded to pasted addresses', async () => {
  db.outgoingMails.add(
    anOutgoingMail({
      id: OUT,
      body: '<p>De <b>monteur</b> komt</p><img src="https://volg.example/x.gif" alt="Logo"><script>1</script>',
    }),
  );
  const { user } = renderApp(`/mail/uitgaand/${OUT}`);
  expect(await screen.findByText('monteur')).toBeVisible();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
  expect(screen.getByText(/1 afbeelding van buiten is niet opgehaald/)).toBeVisible();
  await user.click(await press('Doorsturen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail doorsturen' }));
  const send = dialog.getByRole('button', { name: 'Doorsturen' });
  await user.click(send);
  expect(await dialog.findByText('Vul minstens een ontvanger in.')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: /^Aan/ }));
  await user.paste('Jan <jan@mail.example>; fout, JAN@mail.example\nels@mail.example');
  expect(await dialog.findByText('Geen geldig e-mailadres: fout.')).toBeVisible();
  expect(dialog.getByText(/2 ontvangers · 1 adres staat er dubbel in/)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /^Aan/ });
  await user.clear(field);
  await user.type(field, 'jan@mail.example');
  faults.add({ method: 'POST', path: `/api/v1/mail/outgoing/${OUT}/forward`, status: 503, times: 1 });
  await user.click(send);
  expect(await dialog.findByText('De mail is niet doorgestuurd.')).toBeVisible();
  await waitFor(async () => {
    await user.click(send);
    expect(db.outgoingMails.all()).toHaveLength(2);
  });
  expect(db.outgoingMails.all()[1]).toMatchObject({
    to: ['jan@mail.example'],
    subject: 'FW: Bevestiging van uw afspraak',
  });
});

it('A sent plain-text mail keeps addresses in brackets, links and line breaks', async () => {
  const body = 'Van: Anna <anna@mail.example>\nZie https://www.corporatie.example/mijn\n\nGroet';
  db.outgoingMails.add(anOutgoingMail({ id: OUT, body }));
  renderApp(`/mail/uitgaand/${OUT}`);
  const link = await screen.findByRole('link', { name: 'https://www.corporatie.example/mijn' });
  expect(link.parentElement?.textContent).toBe(body);
});

it('A mail is sent again to all its receivers, including blind copies (MAIL-07)', async () => {
  const receivers = { to: ['jan@mail.example'], cc: ['els@mail.example'], bcc: ['piet@mail.example'] };
  db.outgoingMails.add(anOutgoingMail({ id: OUT, ...receivers }));
  const { user } = renderApp(`/mail/uitgaand/${OUT}`);
  await user.click(await press('Opnieuw versturen'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Bcc' })).toHaveValue('piet@mail.example');
  await user.click(dialog.getByRole('button', { name: 'Opnieuw versturen' }));
  await waitFor(() => expect(db.outgoingMails.all()[1]).toMatchObject(receivers));
});

it('An attachment is downloaded with its progress, and the download can be stopped', async () => {
  const attachments = [{ contentId: 'c1', filename: 'map/Plan.png', contentType: 'image/png', size: 2048 }];
  db.outgoingMails.add(anOutgoingMail({ id: OUT, attachments }));
  const path = `/api/v1/mail/outgoing/${OUT}/attachment/c1`;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = renderApp(`/mail/uitgaand/${OUT}`);
  const download = await press('Plan.png downloaden');
  faults.add({ method: 'GET', path, delayMs: 60_000, times: 1 });
  await user.click(download);
  expect(await screen.findByRole('progressbar', { name: 'Plan.png ophalen' })).toBeVisible();
  await user.click(await press('Ophalen van Plan.png annuleren'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect([screen.queryByText(/kon niet worden opgehaald/), saved.mock.calls]).toEqual([null, []]);
  faults.add({ method: 'GET', path, status: 503, times: 1 });
  await user.click(download);
  expect(await screen.findByText(/Plan.png kon niet worden opgehaald/)).toBeVisible();
  await user.click(download);
  await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: 'Plan.png' }]));
  expect(screen.queryByText(/Plan.png kon niet worden opgehaald/)).toBeNull();
});

it.each([
  ['/mail', []],
  ['/mail', ['viewTask']],
] as const)('%s is refused to a user with %j', async (path, permissions) => {
  const { router } = renderApp(path, { permissions });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});
