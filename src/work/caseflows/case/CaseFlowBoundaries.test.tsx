import { screen, within } from '@testing-library/react';
import { aStep, db } from '@mocks/db';
import { pushCaseFlow, userIds } from '@mocks/backend/testServer';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { selectUser } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { openCase } from '@/testing/openCase';
import { UNDRAWABLE } from '@/testing/badData/poison';
import { anne, bram, card, column, addCase, settings, WORKLOAD } from '@/testing/workload';
import { renderApp } from '@/testing/renderApp';
import { caseFlowsChanged } from '../caseFlowsActions';
import { selectOpenCaseFlow } from './openCaseFlow';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { selectCaseFlowById } from '../caseFlowsSelectors';

const FOUND = { timeout: 15_000 };
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

type App = Pick<ReturnType<typeof renderApp>, 'store'>;

const tell = ({ store }: App, caseFlow: CaseFlow) =>
  store.dispatch(
    caseFlowsChanged({
      events: [{ kind: 'updated', caseFlowId: caseFlow.id, stepId: null, caseFlow }],
      user: selectUser(store.getState())!,
      now: Date.now(),
    }),
  );

it('a step that cannot be drawn leaves the other steps, the header and the list alone, and heals with a push', async () => {
  const app = await openCase({ first: aStep({ title: 'Huisbezoek', status: StepStatus.Started }) });
  const steps = await screen.findByRole('list', { name: 'Stappen' }, FOUND);
  await within(steps).findByRole('heading', { name: /Nazorg/ });
  const held = selectOpenCaseFlow(app.store.getState() as unknown as WithCaseFlows)!;
  const [first, ...rest] = held.steps;
  tell(app, {
    ...held,
    lastModified: later(10),
    steps: [{ ...first!, selfServiceScenarios: UNDRAWABLE }, ...rest],
  });
  expect(await within(steps).findByText('Deze stap kan niet worden getoond.')).toBeVisible();
  expect(within(steps).getByRole('heading', { name: /Nazorg/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: app.caseFlow.title })).toBeVisible();
  expect(await screen.findByRole('link', { name: new RegExp(`^${app.caseFlow.title},`) })).toBeVisible();
  pushCaseFlow('updated', db.caseFlows.change(app.caseFlow, { lastModified: later(20) }));
  expect(await within(steps).findByRole('heading', { name: /Huisbezoek/ }, FOUND)).toBeVisible();
  expect(screen.queryByText(/kan niet worden getoond/)).not.toBeInTheDocument();
});

it('a card that cannot be drawn keeps its place in its column, and heals with a push', async () => {
  const one = addCase('Overlast', bram);
  addCase('Verhuizing', bram);
  const app = renderApp(WORKLOAD, settings);
  const group = await column('Bram Jansen, 2 zaken');
  await within(group).findByRole('link', { name: /^Overlast,/ }, FOUND);
  const held = selectCaseFlowById(app.store.getState() as unknown as WithCaseFlows, one.id)!;
  tell(app, { ...held, lastModified: later(10), title: UNDRAWABLE });
  expect(await within(group).findByText('Deze zaak kan niet worden getoond.', {}, FOUND)).toBeVisible();
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(within(group).getByRole('link', { name: /^Verhuizing,/ })).toBeVisible();
  pushCaseFlow('updated', db.caseFlows.change(one, { lastModified: later(20) }));
  expect(await within(group).findByRole('link', { name: /^Overlast,/ }, FOUND)).toBeVisible();
});

it('a column that cannot be drawn leaves the other columns alone', async () => {
  const one = addCase('Overlast', bram);
  addCase('Verhuizing', anne);
  const app = renderApp(WORKLOAD, settings);
  await column('Bram Jansen, 1 zaak');
  const held = selectCaseFlowById(app.store.getState() as unknown as WithCaseFlows, one.id)!;
  tell(app, {
    ...held,
    lastModified: later(10),
    ownerModel: { ...bram, id: userIds.carla, name: UNDRAWABLE },
  });
  expect(
    await screen.findByText('De zaken van deze eigenaar kunnen niet worden getoond.', {}, FOUND),
  ).toBeVisible();
  expect(await card('Anne de Vries, 1 zaak', 'Verhuizing')).toBeVisible();
});
