import { act, screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aCaseMessage, anAssignee, aPerson, db, referenceTo } from '@mocks/db';
import { clock, faults, pushCaseFlow, stats, userIds } from '@mocks/backend/testServer';
import { selectUploads, type WithMedia } from '@/shared/media';
import { spokenTexts } from '@/testing/spokenTexts';
import { holdAnswers } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';

const INTERNAL = 'POST /api/v1/caseflow/message/:id';
const PUBLIC = 'POST /api/v1/caseflow/message/public/:id';
const address = (id: string, tab: string) => `/dashboard/zaken/overzicht/${id}/${tab}`;
const theField = () => screen.findByRole('textbox', { name: 'Bericht' });
const aFile = (name: string) => new File(['inhoud'], name, { type: 'image/png' });
const bodies = (endpoint: string) => stats.of(endpoint).map(({ body }) => body);

function aCase() {
  const person = db.people.add(aPerson({ name: 'Fatima Özdemir' }));
  return db.caseFlows.add(aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) }));
}

async function openTab(tab: 'messages' | 'publicmessages', flow = aCase()) {
  const app = renderApp(address(flow.id, tab), { user: 'bram' });
  const field = await theField();
  const visit = async (next: string, id = flow.id) => {
    await act(() => app.router.navigate(address(id, next)));
    return theField();
  };
  return { ...app, flow, field, visit, files: () => chooseFiles() };
}

const chooseFiles = async () => {
  const form = (await theField()).closest('form')!;
  await waitFor(() => expect(form.querySelector('input[type=file]')).not.toBeNull());
  return form.querySelector<HTMLInputElement>('input[type=file]')!;
};

it('a message for colleagues is stored, with links and its attachment', async () => {
  const { user, field, files } = await openTab('messages');
  await user.type(field, 'Zie https://voorbeeld.nl');
  await user.upload(await files(), aFile('lekkage.png'));
  await screen.findByText('Geüpload');
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  const thread = await screen.findByRole('list', { name: 'Interne berichten' });
  expect(await within(thread).findByRole('link', { name: 'https://voorbeeld.nl' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  expect(await within(thread).findByText(/^Afbeelding/)).toBeVisible();
  await waitFor(() => expect(thread.querySelector('img[width="40"][height="40"]')).toBeVisible());
  expect(field).toHaveValue('');
  expect(screen.queryByText('Geüpload')).toBeNull();
  expect(bodies(PUBLIC)).toEqual([]);
  expect(stats.of('POST /api/v1/media')[0]?.query).toContain('mediaCategory=CaseMedia');
});

it('a message to the customer is shown before it is sent, and sent as it was shown', async () => {
  const { user, field } = await openTab('publicmessages');
  expect(screen.getByText('De klant leest dit mee')).toBeVisible();
  await user.type(field, 'Beste mevrouw');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const preview = await screen.findByRole('dialog', { name: 'Controleer je bericht aan de klant' });
  expect(within(preview).getByText('Fatima Özdemir')).toBeVisible();
  expect(within(preview).getByText('Beste mevrouw')).toBeVisible();
  expect(bodies(PUBLIC)).toEqual([]);
  await user.click(within(preview).getByRole('button', { name: 'Versturen naar klant' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field).toHaveValue(''));
  expect(bodies(PUBLIC)).toEqual([{ message: 'Beste mevrouw', mediaId: null }]);
  expect(bodies(INTERNAL)).toEqual([]);
});

it('the preview and the text are kept when sending to the customer fails', async () => {
  faults.add({ path: '/api/v1/caseflow/message/public/*', status: 500, times: 1 });
  const { user, field } = await openTab('publicmessages');
  await user.type(field, 'Belangrijk');
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  await user.click(await screen.findByRole('button', { name: 'Versturen naar klant' }));
  const preview = screen.getByRole('dialog');
  expect(
    await within(preview).findByText(
      'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.',
    ),
  ).toBeVisible();
  await user.click(within(preview).getByRole('button', { name: 'Verder schrijven' }));
  expect(field).toHaveValue('Belangrijk');
});

it('text for colleagues is never taken along to the customer', async () => {
  const { user, field, visit, flow, router } = await openTab('messages');
  const other = aCase();
  faults.add({ path: '/api/v1/caseflow/message/*', status: 500, times: 1 });
  await user.type(field, 'Geheim: huurder heeft schulden');
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  await screen.findByRole('button', { name: 'Opnieuw intern opslaan' });

  const toCustomer = await visit('publicmessages');
  expect(toCustomer).toHaveValue('');
  expect(within(toCustomer.closest('form')!).queryByText(/Er is iets mis gegaan/)).toBeNull();
  await user.type(toCustomer, 'Dag');
  await act(() => router.navigate(address(flow.id, 'messages')));
  expect(await theField()).toHaveValue('Geheim: huurder heeft schulden');
  expect(await visit('publicmessages')).toHaveValue('Dag');
  expect(await visit('publicmessages', other.id)).toHaveValue('');
  expect(await visit('messages', other.id)).toHaveValue('');

  await visit('publicmessages');
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  await user.click(await screen.findByRole('button', { name: 'Versturen naar klant' }));
  await waitFor(() => expect(bodies(PUBLIC)).toEqual([{ message: 'Dag', mediaId: null }]));
  expect(await visit('messages')).toHaveValue('Geheim: huurder heeft schulden');
});

it('a file that arrives late stays with the message it was chosen for', async () => {
  const letGo = holdAnswers({ path: '/api/v1/media', method: 'POST', times: 1 });
  const { user, field, visit, files, store } = await openTab('messages');
  await user.type(field, 'Met foto');
  await user.upload(await files(), aFile('intern.png'));
  expect(screen.getByRole('button', { name: 'Intern opslaan' })).toHaveAttribute('aria-disabled', 'true');

  const toCustomer = await visit('publicmessages');
  await user.type(toCustomer, 'Dag');
  letGo();
  await waitFor(() =>
    expect(selectUploads(store.getState() as unknown as WithMedia)[0]?.status).toBe('done'),
  );
  await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
  const preview = await screen.findByRole('dialog');
  expect(within(preview).queryByText('Bijlage')).toBeNull();
  await user.click(within(preview).getByRole('button', { name: 'Versturen naar klant' }));
  await waitFor(() => expect(bodies(PUBLIC)).toEqual([{ message: 'Dag', mediaId: null }]));

  await visit('messages');
  expect(await screen.findByText('intern.png')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  await waitFor(() => expect(bodies(INTERNAL)).toHaveLength(1));
  expect(bodies(INTERNAL)[0]).toMatchObject({ mediaId: expect.any(String) as string });
});

it('the first file is taken, and the ignored files are named until the message is stored', async () => {
  const { user, field, files } = await openTab('messages');
  await user.upload(await files(), [aFile('een.png'), aFile('twee.png')]);
  expect(await screen.findByText('een.png')).toBeVisible();
  expect(screen.getByText('Een bericht kan één bijlage hebben. Niet toegevoegd: twee.png.')).toBeVisible();
  await user.upload(await files(), aFile('drie.png'));
  expect(await screen.findByText(/Niet toegevoegd: drie\.png/)).toBeVisible();
  await screen.findByText('Geüpload');
  expect(stats.of('POST /api/v1/media')).toHaveLength(1);
  await user.type(field, 'Zie');
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByText(/Een bericht kan één bijlage hebben/)).toBeNull();
});

it('a message is not sent without its failed file, nor when it is only white space', async () => {
  faults.add({ path: '/api/v1/media', method: 'POST', status: 500 });
  const { user, field, files } = await openTab('messages');
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  expect(await screen.findByText('Schrijf eerst een bericht.')).toBeVisible();
  await user.upload(await files(), aFile('mislukt.png'));
  await user.type(field, 'Zie bijlage');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Intern opslaan' })).toHaveAttribute(
      'data-tooltip',
      'De bijlage is niet geüpload. Probeer het opnieuw of haal die weg.',
    ),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(bodies(INTERNAL)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'mislukt.png weghalen' }));
  await user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
  await waitFor(() => expect(bodies(INTERNAL)).toEqual([{ message: 'Zie bijlage', mediaId: null }]));
});

it('a long thread opens at its newest message, with a way to the first', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(9_000);
  const flow = aCase();
  for (let index = 1; index <= 30; index += 1) {
    db.caseMessages.add(aCaseMessage(flow, { message: `Bericht ${index}` }));
  }
  const { user } = await openTab('messages', flow);
  const first = await screen.findByRole('button', { name: 'Naar het eerste bericht' });
  const scroller = first.closest<HTMLElement>('[role="region"]')!;
  expect(scroller.scrollTop).toBe(9_000);
  await user.click(first);
  expect(scroller.scrollTop).toBe(0);
});

it('a draft comes back after a reload with the file that was uploaded for it', async () => {
  const { user, field, files, flow, unmount } = await openTab('messages');
  await user.type(field, 'Half af');
  await user.upload(await files(), aFile('bewaard.png'));
  await screen.findByText('Geüpload');
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  await openTab('messages', flow);
  expect(await theField()).toHaveValue('Half af');
  expect(await screen.findByText('bewaard.png')).toBeVisible();
  expect(stats.of('POST /api/v1/media')).toHaveLength(1);
});

describe('a message that may or may not be stored', () => {
  const paths = {
    messages: ['/api/v1/caseflow/message/*', '/api/v1/caseflow/messages/*'],
    publicmessages: ['/api/v1/caseflow/message/public/*', '/api/v1/caseflow/messages/public/*'],
  } as const;

  async function sendFromPreview(user: Awaited<ReturnType<typeof openTab>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Voorbeeld bekijken' }));
    const preview = await screen.findByRole('dialog', { name: 'Controleer je bericht aan de klant' });
    await user.click(within(preview).getByRole('button', { name: /ersturen naar klant$/ }));
  }

  /** Loses the answer to a message, after which the messages cannot be read. */
  async function lost(tab: keyof typeof paths) {
    const app = await openTab(tab);
    await screen.findByText(/^Er zijn nog geen .* bij deze zaak\.$/);
    const [post, read] = paths[tab];
    faults.add({ path: post, method: 'POST', drop: 'dropAfter', times: 1 });
    const unreadable = faults.add({ path: read, method: 'GET', status: 400 });
    await app.user.type(app.field, 'Eenmalig');
    if (tab === 'publicmessages') await sendFromPreview(app.user);
    else await app.user.click(screen.getByRole('button', { name: 'Intern opslaan' }));
    await screen.findAllByText(/^Niet zeker of dit is opgeslagen/);
    const reload = () => {
      app.unmount();
      window.dispatchEvent(new Event('pagehide'));
      return openTab(tab, app.flow);
    };
    return { ...app, unreadable, reload };
  }

  it('is looked for after a reload, and is no longer a draft when it was stored', async () => {
    const { unreadable, reload } = await lost('messages');
    faults.remove(unreadable);
    const { field } = await reload();
    expect(await screen.findByText('Je bericht was al opgeslagen.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(
      within(await screen.findByRole('list', { name: /berichten/i })).getByText('Eenmalig'),
    ).toBeVisible();
    expect(bodies(INTERNAL)).toHaveLength(1);
  });

  it('stays uncertain while the messages cannot be read, and is looked for before it is sent again', async () => {
    const { unreadable, reload } = await lost('publicmessages');
    const { field, user } = await reload();
    expect(await screen.findByText(/^Niet zeker of dit is opgeslagen/)).toBeVisible();
    expect(field).toHaveValue('Eenmalig');
    faults.remove(unreadable);
    await sendFromPreview(user);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(bodies(PUBLIC)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves only the text that was typed later in the field, once it turns out to be stored', async () => {
    const { user, field, unreadable, reload } = await lost('messages');
    await user.type(field, ' en meer');
    faults.remove(unreadable);
    const again = await reload();
    expect(await screen.findByText(/^Wat je eerder verstuurde, is aangekomen/)).toBeVisible();
    expect(again.field).toHaveValue('en meer');
  });
});

it('a colleague’s message is held back while the user types, and shown on request', async () => {
  const flow = aCase();
  db.caseMessages.add(aCaseMessage(flow, { message: 'Eerste' }));
  const { user, field } = await openTab('messages', flow);
  await screen.findByText('Eerste');
  await user.type(field, 'Ik ty');
  db.caseMessages.add(
    aCaseMessage(flow, { message: 'Tweede', createdBy: anAssignee({ id: userIds.carla, name: 'Carla' }) }),
  );
  act(() =>
    pushCaseFlow('updated', db.caseFlows.change(flow, { lastModified: new Date(clock.now()).toISOString() })),
  );
  const held = await screen.findByRole('button', { name: '1 nieuw bericht' });
  expect(screen.queryByText('Tweede')).toBeNull();
  await user.type(field, 'p nog');
  expect(field).toHaveValue('Ik typ nog');
  await user.click(held);
  expect(await screen.findByText('Tweede')).toBeVisible();
  expect(spokenTexts().filter((text) => text === '1 nieuw bericht')).toHaveLength(1);
});

it.each([
  ['messages', 'Er zijn nog geen interne berichten bij deze zaak.'],
  ['publicmessages', 'Er zijn nog geen berichten aan de klant bij deze zaak.'],
] as const)(
  'the tab %s says that it is empty, and offers to try again when its messages cannot be read',
  async (tab, none) => {
    const path = tab === 'messages' ? '/api/v1/caseflow/messages/*' : '/api/v1/caseflow/messages/public/*';
    faults.add({ path, status: 500, times: 1 });
    const { user } = await openTab(tab);
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(none)).toBeVisible();
  },
);
