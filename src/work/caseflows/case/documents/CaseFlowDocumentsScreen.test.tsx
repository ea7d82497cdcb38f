import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aMedia, db, nextId, aTimelineCase } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { selectMaySubmit, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { MediaCategory, MediaModel } from '@/domain/media/media';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';

const UPLOAD = 'POST /api/v1/case/media/:umbrellaCaseId';
const aFile = (name: string) => new File(['inhoud'], name, { type: 'application/pdf' });

function openDocuments({
  withFile = true,
  permissions,
}: { withFile?: boolean; permissions?: readonly Permission[] } = {}) {
  const flow = db.caseFlows.add(aCaseFlow());
  if (withFile) db.cases.add(aTimelineCase({ id: flow.umbrellaCaseId, title: flow.title, personId: null }));
  const mine = { caseId: flow.umbrellaCaseId, mediaCategory: MediaCategory.CaseMedia };
  const app = renderApp(`/dashboard/zaken/overzicht/${flow.id}/documenten`, {
    user: 'bram',
    ...(permissions && { permissions }),
  });
  return { ...app, flow, mine };
}

const input = async () => {
  const add = (await screen.findByText('Document toevoegen')).closest('button');
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'));
  return document.querySelector<HTMLInputElement>('section[aria-label="Documenten"] input[type=file]')!;
};

it('the files of the case are listed newest first, with thumbnails and deleted files', async () => {
  const { mine } = openDocuments();
  db.media.add(
    aMedia({ ...mine, title: 'Oude brief', type: MediaModel.Document, created: '2026-01-01T00:00:00Z' }),
  );
  db.media.add(aMedia({ ...mine, title: 'Nieuwe foto' }));
  db.media.add(
    aMedia({
      ...mine,
      title: 'Weg',
      type: MediaModel.Cleared,
      created: '2025-01-01T00:00:00Z',
      reason: 'AVG',
    }),
  );
  const list = await screen.findByRole('list', { name: 'Bijlagen' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => /Nieuwe foto|Oude brief|Weg/.exec(item.textContent)?.[0]),
  ).toEqual(['Nieuwe foto', 'Oude brief', 'Weg']);
  await waitFor(() => expect(list.querySelector('img[width="40"][height="40"]')).toBeVisible());
  expect(within(list).getByText('Weg').closest('s')).toBeVisible();
  fireEvent.click(within(list).getByRole('button', { name: 'Informatie over verwijderd bestand Weg' }));
  expect(await screen.findByText('AVG')).toBeVisible();
});

it('a picture is viewed and a file is downloaded, each by its own call (ENUM-97, 98)', async () => {
  const { mine, user } = openDocuments();
  const { id } = db.media.add(aMedia({ ...mine, title: 'Nieuwe foto' }));
  await user.click(await screen.findByRole('button', { name: 'Nieuwe foto bekijken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe foto' }));
  expect(await dialog.findByRole('img', { name: 'Nieuwe foto' })).toBeVisible();
  const looked = stats.of('GET /api/v2/media/view/blob/:id').map(({ path }) => path);
  expect(looked).toEqual([`/api/v2/media/view/blob/${id}`]);
  expect(stats.of('GET /api/v1/media/view/:mediaId')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Downloaden' }));
  await waitFor(() =>
    expect(stats.of('GET /api/v1/media/view/:mediaId').map(({ query }) => query)).toEqual([
      '?asDownload=true',
    ]),
  );
});

it('a case with thousands of files draws only those in sight, each with its place in the whole', async () => {
  const { flow } = openDocuments();
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    id: nextId(),
    type: 'MediaDocumentModel',
    title: `Bestand ${index}`,
    created: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  }));
  faults.add({
    path: `/api/v1/case/media/${flow.umbrellaCaseId}`,
    method: 'GET',
    status: 200,
    body: JSON.stringify(many),
    contentType: 'application/json',
  });
  const list = await screen.findByRole('list', { name: 'Bijlagen' });
  const items = within(list).getAllByRole('listitem');
  expect(items.length).toBeLessThan(60);
  expect(items[0]).toHaveTextContent('Bestand 2999');
  expect(items[0]).toHaveAttribute('aria-setsize', '3000');
});

it('a message with a file that no longer exists says so, without a retry button', async () => {
  const flow = db.caseFlows.add(aCaseFlow());
  const message = {
    id: nextId(),
    message: 'Zie de bijlage',
    mediaId: nextId(),
    created: '2026-11-20T10:00:00Z',
  };
  faults.add({
    path: `/api/v1/caseflow/messages/${flow.id}`,
    status: 200,
    body: JSON.stringify([message]),
    contentType: 'application/json',
  });
  renderApp(`/dashboard/zaken/overzicht/${flow.id}/messages`, { user: 'bram' });
  expect(await screen.findByText('Dit bestand bestaat niet meer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
});

it.each([
  ['a record', { id: nextId(), name: 'Mark Jansen', type: 'Employee' }, 'Mark Jansen'],
  ['a name', 'Mark Jansen', 'Mark Jansen'],
  ['nobody', null, 'Onbekend'],
])('a cleared file shows when, by whom (%s) and why it was cleared', async (_, clearedBy, name) => {
  const { flow } = openDocuments();
  const cleared = {
    id: nextId(),
    type: 'MediaClearedModel',
    title: 'Paspoort.jpg',
    created: '2026-11-17T10:00:00Z',
    lastModified: '2026-11-22T06:00:00Z',
    reason: 'AVG',
    clearedOn: '2026-11-20T10:57:15Z',
    clearedBy,
  };
  faults.add({
    path: `/api/v1/case/media/${flow.umbrellaCaseId}`,
    method: 'GET',
    status: 200,
    body: JSON.stringify([cleared]),
    contentType: 'application/json',
  });
  fireEvent.click(await screen.findByRole('button', { name: /verwijderd bestand Paspoort/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verwijderd bestand' }));
  expect(dialog.getByText('AVG')).toBeVisible();
  expect(dialog.getByText(name)).toBeVisible();
  expect(dialog.getByText(/20-11-2026/)).toBeVisible();
});

it('several files are added to the file of the case', async () => {
  const { user } = openDocuments();
  await user.upload(await input(), [aFile('een.pdf'), aFile('twee.pdf')]);
  await waitFor(() => expect(stats.of(UPLOAD)).toHaveLength(2));
  const list = await screen.findByRole('list', { name: 'Bijlagen' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(await screen.findAllByText('Bestand is succesvol toegevoegd')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('Geüpload')).toBeNull());
});

it('a failed upload is reported, and sent again on request', async () => {
  faults.add({ path: '/api/v1/case/media/*', method: 'POST', status: 500, times: 1 });
  const { user } = openDocuments();
  await user.upload(await input(), aFile('een.pdf'));
  expect(await screen.findAllByText('Bestand toevoegen is mislukt')).not.toHaveLength(0);
  expect(screen.getByText('De server heeft een storing. Probeer het over een minuut opnieuw.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'een.pdf opnieuw uploaden' }));
  await waitFor(() => expect(stats.of(UPLOAD)).toHaveLength(2));
  await screen.findByRole('list', { name: 'Bijlagen' });
  await waitFor(() => expect(screen.queryByText('Bestand toevoegen is mislukt')).toBeNull());
});

it('an upload whose answer was lost is not reported as failed, and the list is read', async () => {
  faults.add({ path: '/api/v1/case/media/*', method: 'POST', drop: 'dropAfter', times: 1 });
  const { user } = openDocuments();
  await user.upload(await input(), aFile('een.pdf'));
  expect(
    await screen.findByText('Niet zeker of dit bestand is opgeslagen. Kijk of het in de lijst staat.', {
      selector: 'span',
    }),
  ).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Bijlagen' })).toBeVisible();
  expect(screen.queryByText('Bestand toevoegen is mislukt', { selector: 'span' })).toBeNull();
});

it.each([
  [
    'of more than 30 Mb, which the back end refuses',
    30 * 1024 * 1024 + 1,
    'Het bestand is te groot (maximaal 30 Mb).',
  ],
  ['without content', 0, 'Het bestand is leeg (0 bytes) en is niet toegevoegd.'],
])('A file %s is refused before it is sent', async (_, size, why) => {
  const { user } = openDocuments();
  const file = Object.defineProperty(aFile('brief.pdf'), 'size', { value: size });
  await user.upload(await input(), file);
  expect(await screen.findByText(why, { selector: 'span' })).toBeVisible();
  expect(stats.of(UPLOAD)).toEqual([]);
});

it('an upload can be stopped', async () => {
  faults.add({ path: '/api/v1/case/media/*', method: 'POST', drop: 'silent', times: 1 });
  const { user } = openDocuments();
  await user.upload(await input(), aFile('groot.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Uploaden van groot.pdf annuleren' }));
  expect(screen.queryByText('groot.pdf')).toBeNull();
});

it('a case without a file on the timeline cannot get documents, and says so (CASE-76)', async () => {
  openDocuments({ withFile: false });
  const reason = 'Deze zaak heeft nog geen dossier om documenten aan toe te voegen.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Document toevoegen').closest('button')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Er zijn nog geen documenten bij deze zaak.')).toBeVisible();
});

it('a user with the permission can empty a file, with a reason', async () => {
  const { user, mine } = openDocuments();
  db.media.add(aMedia({ ...mine, title: 'Paspoort' }));
  await user.click(await screen.findByRole('button', { name: 'Paspoort verwijderen' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reden' }), 'AVG');
  await user.click(screen.getByRole('button', { name: 'Bestand verwijderen' }));
  expect(await screen.findAllByText('Bestand is succesvol verwijderd')).not.toHaveLength(0);
  const information = await screen.findByRole('button', { name: /verwijderd bestand Paspoort/ });
  await waitFor(() => expect(information).toHaveFocus());
});

it('the reason is kept when emptying fails, and emptying can be retried (CASE-116)', async () => {
  faults.add({ path: '/api/v2/media/*/clear', status: 500, times: 1 });
  const { user, mine, store } = openDocuments();
  const { id } = db.media.add(aMedia({ ...mine, title: 'Paspoort' }));
  await user.click(await screen.findByRole('button', { name: 'Paspoort verwijderen' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bijlage verwijderen' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'AVG');
  await user.click(dialog.getByRole('button', { name: 'Bestand verwijderen' }));
  expect(await dialog.findByText('Bestand verwijderen is mislukt')).toBeVisible();
  expect(selectToasts(store.getState())).toEqual([]);
  expect(dialog.getByRole('textbox')).toHaveValue('AVG');
  expect(db.media.find(id)?.type).not.toBe(MediaModel.Cleared);
  await waitFor(() => expect(selectMaySubmit(store.getState(), submissionKey('media/clear', id))).toBe(true));
  await user.click(dialog.getByRole('button', { name: 'Bestand verwijderen' }));
  expect(await screen.findByRole('button', { name: /verwijderd bestand Paspoort/ })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('emptying is not offered without mediaClear, and is refused once that right is lost (CASE-114)', async () => {
  const { store, mine } = openDocuments({ permissions: ['viewTask', 'viewCaseFlow'] });
  const media = db.media.add(aMedia({ ...mine, title: 'Paspoort' }));
  expect(await screen.findByText('Paspoort')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Paspoort verwijderen' })).toBeNull();
  store.dispatch({ type: 'media/clearRequested', payload: { mediaId: media.id, reason: '' } });
  expect(await screen.findAllByText('Geen permissie om bijlage te verwijderen')).not.toHaveLength(0);
  expect(stats.of('PUT /api/v2/media/:mediaId/clear')).toEqual([]);
});

it('a list that fails to load can be retried', async () => {
  faults.add({ path: '/api/v1/case/media/*', method: 'GET', status: 500, times: 1 });
  const { user } = openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er zijn nog geen documenten bij deze zaak.')).toBeVisible();
});
