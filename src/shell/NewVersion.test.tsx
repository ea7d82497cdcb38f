import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { selectLosesDrafts } from '@/core/drafts/draftsSlice';
import { buildCompared, sessionRenewed } from '@/core/session/sessionSlice';
import { dependencies } from '@/core/dependencies';
import type { Session } from '@/domain/session/session';
import { draftsText } from '@/testing/draftsInBrowser';
import { renderApp } from '@/testing/renderApp';

const TEXT = 'Half een antwoord';
const notice = () => screen.queryByRole('region', { name: 'Nieuwe versie' });

async function open(path = '/dashboard/mededelingen') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const renewWith = (version: Session['config']['version']) => {
    const { user, accessToken, config } = app.store.getState().session;
    act(() => {
      app.store.dispatch(sessionRenewed({ user: user!, accessToken, config: { ...config!, version } }));
    });
  };
  return { ...app, renewWith };
}

it('Each new version is reported once', async () => {
  const { user, renewWith } = await open();
  renewWith({ major: 2, minor: 0, patch: 0 });
  expect(await screen.findByText('Er is een nieuwe versie.', { selector: 'section *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).not.toBeInTheDocument();
  renewWith({ major: 2, minor: 1, patch: 3 });
  expect(notice()).not.toBeInTheDocument();
  renewWith({ major: 3, minor: 0, patch: 0 });
  expect(notice()).toBeVisible();
});

it('Each new build is reported once', async () => {
  const { user, store } = await open();
  const compare = (build: string | null) => act(() => void store.dispatch(buildCompared(build)));
  compare('b-2');
  expect(await screen.findByText('Er is een nieuwe versie.', { selector: 'section *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  for (const build of ['b-2', null, 'b-2']) {
    compare(build);
    expect(notice()).not.toBeInTheDocument();
  }
  compare('b-3');
  expect(notice()).toBeVisible();
  compare(null);
  expect(notice()).not.toBeInTheDocument();
});

it.each([{ major: 1, minor: 4, patch: 2 }, null])('The version %j is not reported', async (version) => {
  const { renewWith } = await open();
  renewWith(version);
  await screen.findByRole('button', { name: /^Meldingen/ });
  expect(notice()).not.toBeInTheDocument();
});

async function withDraft() {
  const task = db.tasks.add(aTask());
  const app = await open(`/dashboard/taken/overzicht/${task.id}/berichten`);
  const field = await screen.findByRole('textbox', { name: 'Bericht' });
  const reload = vi.spyOn(dependencies, 'reload').mockReturnValue();
  return { ...app, field, reload };
}

it('The refresh button stores what was typed before it reloads', async () => {
  const { user, renewWith, field, reload, store } = await withDraft();
  renewWith({ major: 2, minor: 0, patch: 0 });
  const refresh = await screen.findByRole('button', { name: 'Vernieuwen' });
  fireEvent.change(field, { target: { value: TEXT } });
  field.focus();
  expect(reload).not.toHaveBeenCalled();
  await user.click(refresh);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(draftsText()).toContain(TEXT);
  expect(selectLosesDrafts(store.getState())).toBe(false);
});

it('The browser asks before a refresh that would lose what was typed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, renewWith, field, store } = await withDraft();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(field, { target: { value: TEXT } });
  fireEvent.focusOut(field);
  renewWith({ major: 2, minor: 0, patch: 0 });
  expect(await screen.findByText(/Kopieer eerst wat je hebt getypt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  await waitFor(() => expect(selectLosesDrafts(store.getState())).toBe(true));
});
