import { screen, waitFor, within } from '@testing-library/react';
import { aMedia, aStep, anActivity, aTask, db, toCaseFlow, toDetail } from '@mocks/db';
import { faults, pushHub } from '@mocks/backend/testServer';
import { MediaModel } from '@/domain/media/media';
import { selectConnection } from '@/hubs/connectionSlice';
import { mutationsOf } from './mutations';
import { openCase } from '@/testing/openCase';
import { renderApp } from '@/testing/renderApp';

/** Longer than usual, because the tests render hundreds of records on whole screens. */
vi.setConfig({ testTimeout: 120_000 });

const FOUND = { timeout: 15_000 };
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const json = (body: unknown) => ({
  status: 200,
  body: JSON.stringify(body),
  contentType: 'application/json',
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Pushes each record in turn, and returns those after which a part of the screen could not be shown. */
async function undrawn(hub: string, mutations: ReturnType<typeof mutationsOf>, rest: object = {}) {
  const found: string[] = [];
  for (const [index, { name, record }] of mutations.entries()) {
    pushHub(hub, 'updated', { ...record, ...rest, lastModified: later(index + 1) });
    await nextFrame();
    await nextFrame();
    if (document.body.textContent.includes('kan niet worden getoond')) found.push(name);
  }
  return found;
}

it('A task with any wrong field is shown as a row, a header and its information', async () => {
  const task = db.tasks.add(aTask({ subject: 'Lekkage', case: { id: 'c', title: 'Dossier' } }));
  const other = db.tasks.add(aTask({ subject: 'Sleutel', ends: later(7_200) }));
  const whole = toDetail(task);
  faults.add({ path: `/api/v1/task/byId/${task.id}`, ...json(whole) });
  const { store } = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
  await screen.findByRole('heading', { level: 1, name: 'Lekkage' }, FOUND);
  await waitFor(() => expect(selectConnection(store.getState()).status).toBe('connected'));
  expect(await undrawn('taskHub', mutationsOf(whole))).toEqual([]);
  expect(screen.getByRole('link', { name: new RegExp(other.subject) })).toBeVisible();
  pushHub('taskHub', 'updated', { ...whole, subject: 'Weer heel', lastModified: later(10_000) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Weer heel' })).toBeVisible();
});

it('A case with any wrong field, also in its steps or tasks, is shown as a row, a header and its steps', async () => {
  const first = aStep({ title: 'Huisbezoek' });
  const { caseFlow } = await openCase({ first, tasks: [{}] });
  const whole = toCaseFlow(caseFlow, { withSteps: true });
  faults.add({ path: `/api/v1/caseflow/detailed/${caseFlow.id}`, ...json(whole) });
  await screen.findByRole('list', { name: 'Stappen' }, FOUND);
  expect(await undrawn('caseFlowHub', mutationsOf(whole), { caseFlowId: caseFlow.id })).toEqual([]);
  pushHub('caseFlowHub', 'updated', {
    ...whole,
    caseFlowId: caseFlow.id,
    title: 'Weer heel',
    lastModified: later(10_000),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Weer heel' })).toBeVisible();
});

it('Files and messages with any wrong field are shown beside the others', async () => {
  const wrongMedia = mutationsOf({
    ...aMedia({ title: 'Foto.pdf', type: MediaModel.Document }),
    url: null,
    isDocument: true,
  }).map(({ record }, index) => ({
    ...record,
    id: `aa000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  const wrongMessages = mutationsOf(anActivity({ message: 'Hallo' })).map(({ record }, index) => ({
    ...record,
    id: `ab000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  const task = db.tasks.add(
    aTask({ subject: 'Lekkage', mediaIds: wrongMedia.slice(0, 40).map(({ id }) => id) }),
  );
  faults.add({ path: '/api/v2/media/set*', ...json(wrongMedia) });
  const items = wrongMessages;
  faults.add({
    path: `/api/v1/task/GetHistory/${task.id}`,
    ...json({ items, page: 0, pageSize: items.length, total: items.length }),
  });
  const { user } = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
  const files = await screen.findByRole('list', { name: 'Bijlagen' }, FOUND);
  await waitFor(() => expect(within(files).getAllByText(/Foto/).length).toBeGreaterThan(10));
  expect(within(files).getAllByRole('listitem')).toHaveLength(40);
  expect(screen.queryByText(/kan niet worden getoond/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Berichten/ }));
  const history = await screen.findByRole('list', { name: 'Geschiedenis van de taak' }, FOUND);
  expect(within(history).getAllByText('Hallo').length).toBeGreaterThan(10);
  expect(screen.queryByText(/kan niet worden getoond/)).not.toBeInTheDocument();
});
