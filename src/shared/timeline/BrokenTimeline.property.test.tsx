import { activityKind } from '@/domain/timeline/caseActivity';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { nextId } from '@mocks/db';
import { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { activityWords } from '@/shared/activities';
import { markOf } from './list/marks';
import { answerWith } from '@/testing/backEnd';

vi.setConfig({ testTimeout: 60_000 });

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const OF_MARIA = `/api/v1/case/person/${MARIA}`;
const AT = '2026-11-20T10:00:00Z';

const anActivity = () => ({
  id: nextId(),
  type: 'Task',
  channel: 'Phone',
  direction: 'Inbound',
  description: 'Gebeld',
  message: null,
  startTime: AT,
  isDeleted: false,
  colleague: { id: nextId(), name: 'Mark', personId: nextId() },
  task: {
    id: nextId(),
    taskType: { name: 'Terugbellen' },
    description: 'Bel',
    relatedPerson: { id: 'p', name: 'Jan' },
  },
  completeBy: { id: nextId(), name: 'Mark' },
  repairRequest: { items: [{ defectName: 'Kraan', unit: { name: 'Badkamer' } }] },
  linkedActivities: [{ id: nextId(), type: 'Contact', description: 'Ook', startTime: AT }],
});
const aCase = (title: string) => ({
  case: {
    id: nextId(),
    title,
    status: 2,
    created: AT,
    isDeleted: false,
    faq: { id: 'f', question: 'Hoe?' },
    contract: { id: nextId(), addressLine: 'Singel 31' },
  },
  firstActivity: anActivity(),
  lastActivity: anActivity(),
});
const page = (items: unknown[], total = items.length) => ({ items, page: 0, pageSize: 10, total });

it('A case with any content can be described', () => {
  for (const { name, record } of mutationsOf(aCase('Heel'))) {
    const { success, output } = v.safeParse(CaseOnTimeline, record);
    const told = () => {
      if (!success) return null;
      const activities = [output.firstActivity, output.lastActivity].filter((each) => each !== null);
      return [markOf(output), activities.map(activityKind), activities.map(activityWords)];
    };
    expect(told, name).not.toThrow();
  }
});

it('A broken case hides at most its own row', async () => {
  const wrong = mutationsOf(aCase('Kapot'), ['id']).filter((_, index) => index % 23 === 0);
  const broken = wrong.map(({ record }) => ({
    ...record,
    ...(typeof record['case'] === 'object' &&
      record['case'] !== null && { case: { ...record['case'], id: nextId() } }),
  }));
  const items = [aCase('Eerste'), null, 17, ...broken];
  answerWith(OF_MARIA, page([...items.slice(0, 5), aCase('Laatste'), ...items.slice(5)]));
  const { user } = renderApp(`/klantenkaart/${MARIA}/tijdlijn`, { user: 'carla' });
  const list = within(await screen.findByRole('list', { name: 'Tijdlijn' }));
  expect(list.getByRole('button', { name: /^Eerste/ })).toBeVisible();
  expect(list.getByRole('button', { name: /^Laatste/ })).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Eerste/ }));
  expect(list.getByRole('button', { name: /^Eerste/ })).toHaveAttribute('aria-expanded', 'true');
});

it('A broken activity hides at most its own line', async () => {
  const one = aCase('Lekkage');
  const wrong = mutationsOf(anActivity()).filter((_, index) => index % 17 === 0);
  const broken = wrong.map(({ record }) => ({ ...record, id: nextId() }));
  answerWith(OF_MARIA, page([one]));
  answerWith(
    `/api/v1/activity/bycase/${one.case.id}`,
    page([{ ...anActivity(), startTime: '2026-11-21T10:00:00Z', description: 'Heel' }, null, ...broken]),
  );
  const { user } = renderApp(`/klantenkaart/${MARIA}/tijdlijn`, { user: 'carla' });
  await user.click(await screen.findByRole('button', { name: /^Lekkage/ }));
  const list = within(await screen.findByRole('list', { name: 'Gebeurtenissen van Lekkage' }));
  expect(list.getByText('Heel')).toBeVisible();
  expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20);
});

it.each([
  ['no list', { items: null, total: 'x' }],
  ['no fields', {}],
])('An answer with %s is an empty timeline', async (_, answer) => {
  answerWith(OF_MARIA, answer);
  renderApp(`/klantenkaart/${MARIA}/tijdlijn`, { user: 'carla' });
  expect(await screen.findByText('Er is nog niets gebeurd.')).toBeVisible();
});

it('Of an answer with ten thousand cases only the visible cases are rendered', async () => {
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    case: { id: `c${number}`, title: `Zaak ${number}` },
  }));
  answerWith(OF_MARIA, page(many));
  renderApp(`/klantenkaart/${MARIA}/tijdlijn`, { user: 'carla' });
  const list = await screen.findByRole('list', { name: 'Tijdlijn' });
  expect(await screen.findByText('10.000 zaken')).toBeVisible();
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
});
