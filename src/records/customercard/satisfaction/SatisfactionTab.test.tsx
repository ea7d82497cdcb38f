import { screen, within } from '@testing-library/react';
import { faults, seedStrange, stats } from '@mocks/backend/testServer';
import { aPerson, aScore, db, nextId } from '@mocks/db';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const open = (person = MARIA) => renderApp(`/klantenkaart/${person}/klantscore`);
const list = async () => within(await screen.findByRole('list', { name: 'Beoordelingen' }));

it('The tab shows four scores at a time, in words and figures, and their course in a table', async () => {
  seedStrange();
  const { user } = open();
  const scores = await list();
  expect(scores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ReparatieTevreden8,4/),
    expect.stringMatching(/^Telefonisch contactRedelijk tevreden6,2/),
    expect.stringMatching(/^ReparatieOntevreden3/),
    expect.stringMatching(/^BaliebezoekTevreden7/),
  ]);
  const query = new URLSearchParams(
    stats.of('GET /api/v1/customersatisfaction/byPerson/:personId')[0]?.query,
  );
  expect(Object.fromEntries(query)).toEqual({ page: '0', pageSize: '4' });
  const table = within(await screen.findByRole('table', { name: 'Klantscore per datum' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['7', '3', '6,2', '8,4']);
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(await scores.findByText('Geen cijfer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(await scores.findByText('Datum onbekend')).toBeVisible();
  expect(scores.getByText('12')).toBeVisible();
  expect(scores.getByText('Onbekend (Fax)')).toBeVisible();
  expect(scores.getAllByText('Geen oordeel')).toHaveLength(2);
});

it('The chart has a scale from zero to ten and draws scores beyond it at its edge', async () => {
  const { id } = db.people.add(aPerson());
  for (const score of [12, 0, 5])
    db.scores.add(
      aScore({ personId: id, score, date: `2026-11-1${score === 12 ? 1 : 2 + score}T10:00:00Z` }),
    );
  const { container } = open(id);
  await screen.findByRole('table');
  expect(container.querySelectorAll('line.grid')).toHaveLength(6);
  const heights = [...container.querySelectorAll('circle.point')].map((point) =>
    Number(point.getAttribute('cy')),
  );
  const [top, bottom, middle] = heights;
  expect(middle).toBeCloseTo(((top ?? 0) + (bottom ?? 0)) / 2);
  const levels = [...container.querySelectorAll('circle.point')].map((point) =>
    point.getAttribute('data-level'),
  );
  expect(levels).toEqual(['good', 'poor', 'fair']);
  const LETTER_PX = 13;
  const highest = [...container.querySelectorAll('text.value')].map((words) =>
    Number(words.getAttribute('y')),
  );
  expect(Math.min(...highest)).toBeGreaterThanOrEqual(LETTER_PX);
});

it('The tab shows that there are no scores yet, and offers a retry when they failed to load', async () => {
  const { id } = db.people.add(aPerson());
  faults.add({ path: '/api/v1/customersatisfaction/*', status: 500 });
  const { user } = open(id);
  expect(await screen.findByText('De klantscore kon niet worden geladen.')).toBeVisible();
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Deze relatie heeft nog niets beoordeeld.')).toBeVisible();
});

it('A broken score hides at most its own row', async () => {
  const broken = mutationsOf(aScore()).map(({ record }) => ({ ...record, id: nextId() }));
  const items = [aScore({ title: 'Eerste' }), ...broken, null, aScore({ title: 'Laatste' })];
  answerWith('/api/v1/customersatisfaction/*', { items, page: 0, pageSize: 4, total: items.length });
  open();
  const scores = await list();
  expect(scores.getByText('Eerste')).toBeVisible();
  expect(scores.getByText('Laatste')).toBeVisible();
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
