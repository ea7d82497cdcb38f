import { screen, waitFor, within } from '@testing-library/react';
import { stats, userIds } from '@mocks/backend/testServer';
import { anAssignee, aTask, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

const ASKED = 'GET /api/v1/colleague/:id';

it("A colleague's profile is loaded on request, opens by keyboard, and returns the focus", async () => {
  const task = db.tasks.add(
    aTask({ subject: 'Lekkage', completeBy: anAssignee({ id: userIds.bram, name: 'Bram Jansen' }) }),
  );
  const { user } = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
  const name = (await screen.findAllByRole('button', { name: 'Bram Jansen' }))[0] as HTMLElement;
  expect(stats.of(ASKED)).toEqual([]);
  name.focus();
  await user.keyboard('{Enter}');
  const profile = within(await screen.findByRole('dialog', { name: 'Gegevens van Bram Jansen' }));
  expect(await profile.findByRole('link', { name: 'bram.jansen@corporatie.example' })).toBeVisible();
  expect(profile.getByRole('link', { name: 'Collegakaart openen' })).toBeVisible();
  expect(stats.of(ASKED)).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});
