import { screen, waitFor } from '@testing-library/react';
import { faults, hubServer } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

const told = () =>
  db.errorReports.all().flatMap(({ level, message }) => (level === 'debug' ? [message] : []));

it('The back end receives a report of an unreadable push and an unreadable answer, without their contents', async () => {
  /* The clock is two hours ahead, because an earlier test of this process may have reported the same kind. */
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  faults.add({ path: '/api/v1/task/overview', body: '{"items": "Jansen"', times: 1 });
  renderApp('/dashboard/taken/overzicht');
  await screen.findByRole('main');
  await screen.findByText('Verbonden');
  hubServer.push('taskHub', 'updated', [{ task: 'Jansen' }], null);
  await waitFor(
    () => {
      expect(told().sort()).toEqual(['answer of /api/v1/task/overview', "taskHub: push 'updated'"]);
    },
    { timeout: 5_000 },
  );
});
