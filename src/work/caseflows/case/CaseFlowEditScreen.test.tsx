import { act, screen, waitFor } from '@testing-library/react';
import { aCaseFlow, anAssignee, db } from '@mocks/db';
import { faults, pushCaseFlow, stats, userIds } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import type { Permission } from '@/domain/session/permission';
import { caseAddress } from '@/testing/openCase';
import { renderApp } from '@/testing/renderApp';

const carla = anAssignee({ id: userIds.carla, name: 'Carla Meijer' });
const later = () => new Date(Date.now() + 60_000).toISOString();

function edit(changes: Parameters<typeof aCaseFlow>[0] = {}, permissions?: readonly Permission[]) {
  const caseFlow = db.caseFlows.add(aCaseFlow(changes));
  const app = renderApp(`/dashboard/zaken/overzicht/edit/${caseFlow.id}`, {
    user: 'bram',
    ...(permissions && { permissions }),
  });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  /** Looks in the form only, because the filters of the list have an owner field too. */
  const field = async () => {
    const form = await screen.findByRole('form', { name: 'Zaak bewerken' });
    return waitFor(() => {
      const box = form.querySelector<HTMLInputElement>('[role="combobox"]');
      if (!box) throw new Error('no owner field yet');
      return box;
    });
  };
  const choose = async (name: string) => {
    const box = await field();
    await app.user.clear(box);
    await app.user.type(box, name);
    await app.user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  return { ...app, caseFlow, toasts, field, choose, save };
}

it('the owner form gives the case to someone else and returns to the case', async () => {
  const { choose, save, caseFlow, toasts, router } = edit();
  await choose('Carla');
  await save();
  await waitFor(() => expect(toasts()).toContain('Zaak bijgewerkt'));
  expect(db.caseFlows.find(caseFlow.id)?.ownerModel?.id).toBe(userIds.carla);
  await waitFor(() => expect(router.state.location.pathname).toBe(caseAddress(caseFlow.id)));
});

it('the owner form requests the first 20 possible owners', async () => {
  const { choose } = edit();
  await choose('Carla');
  const asked = stats.seen.filter(({ path }) => path.includes('searchcolleaguesandfunctiongroups'));
  expect(asked.at(-1)?.query).toContain('pageSize=20');
  expect(asked.at(-1)?.query).toContain('page=0');
});

it.each([403, 409, 500])('the owner form keeps the choice when the server answers %i', async (status) => {
  const { choose, save, toasts, field } = edit();
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', status, times: 1 });
  await choose('Carla');
  await save();
  expect(await screen.findByText('Zaak kon niet bijgewerkt worden')).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(await field()).toHaveValue('Carla Meijer');
});

it('the owner form keeps the choice and shows a message when a colleague changes the owner meanwhile', async () => {
  const { choose, field, caseFlow, user } = edit();
  await choose('Carla');
  const dirk = anAssignee({ id: userIds.dirk, name: 'Dirk de Boer' });
  const theirs = db.caseFlows.change(caseFlow, { ownerModel: dirk, lastModified: later() });
  act(() => pushCaseFlow('updated', theirs));
  expect(await screen.findByText('Ondertussen is de eigenaar gewijzigd in Dirk de Boer.')).toBeVisible();
  expect(await field()).toHaveValue('Carla Meijer');
  await user.click(screen.getByRole('button', { name: 'Mijn keuze houden' }));
  await waitFor(() => expect(screen.queryByText(/^Ondertussen/)).not.toBeInTheDocument());
  expect(await field()).toHaveValue('Carla Meijer');
});

it('the owner form restores the choice after a visit to another page', async () => {
  const { choose, field, router, caseFlow } = edit();
  await choose('Carla');
  await router.navigate('/dashboard/zaken/overzicht');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Zaak bewerken' })).toBeNull());
  await router.navigate(`/dashboard/zaken/overzicht/edit/${caseFlow.id}`);
  expect(await field()).toHaveValue('Carla Meijer');
});

it.each([
  [
    'someone else’s',
    { ownerModel: carla },
    'Je mag alleen zaken wijzigen waarvan jij of je groep eigenaar is.',
  ],
  ['received', { status: CaseFlowStatus.Submitted }, 'Deze zaak is nog niet opgepakt.'],
  ['finished', { status: CaseFlowStatus.Finished }, 'Deze zaak is al afgerond.'],
])('the owner form says why it cannot be saved when the case is %s', async (_, changes, text) => {
  const { field } = edit(changes, ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow']);
  await field();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(text);
});

it('the owner form is open to the owner without editCaseFlow', async () => {
  const { choose, save, toasts } = edit({}, ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow']);
  await choose('Carla');
  await save();
  await waitFor(() => expect(toasts()).toContain('Zaak bijgewerkt'));
});
