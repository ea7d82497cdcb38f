import { screen, waitFor } from '@testing-library/react';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/zaken/overzicht';
const WORKLOAD = '/dashboard/zaken/workload/overzicht';
const SAID = 'Een eigenaar of uitvoerder kon niet worden opgezocht. Er wordt niet meer op gefilterd.';
const FOUND = { timeout: 5_000 };
const COLLEAGUE = `/api/v1/colleague/${userIds.anne}`;

const KINDS = [
  ['refused', { status: 403 }],
  ['broken', { status: 500 }],
  ['unreadable', { status: 200, body: '{"id":' }],
  ['lost on its way', { drop: 'dropBefore' }],
] as const;
const PLACES = [
  ['the list', LIST, '/api/v1/caseflow'],
  ['the workload', WORKLOAD, '/api/v1/caseflow/searchgroupedbyowner'],
] as const;
const ROLES = [
  ['owner', 'ownerId', 'ownerRoleId', 'Eigenaar'],
  ['executor', 'executorId', 'executorRoleId', 'Uitvoerder'],
] as const;

const cases = PLACES.flatMap(([place, path, asked]) =>
  ROLES.flatMap(([role, name, sent, label]) =>
    KINDS.map(([kind, fault]) => ({ place, path, asked, role, name, sent, label, kind, fault })),
  ),
);

it.each(cases)(
  'the $role of $place is cleared in the box, the address and the request when the look-up is $kind',
  async ({ path, asked, name, sent, label, fault }) => {
    faults.add({ path: COLLEAGUE, ...fault });
    const { router, store } = renderApp(`${path}?${name}=${userIds.anne}`, { user: 'bram' });
    const said = () => selectToasts(store.getState()).map(({ text }) => text);
    await waitFor(() => expect(said()).toEqual([SAID]), FOUND);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('combobox', { name: new RegExp(label) }, FOUND)).toHaveValue('');
    await waitFor(() =>
      expect(stats.seen.filter((seen) => seen.path === asked).at(-1)?.query).not.toContain(sent),
    );
    expect(said()).toEqual([SAID]);
  },
);

it('a lost person is looked up again when an address names them again', async () => {
  const fault = faults.add({ path: COLLEAGUE, status: 500 });
  const { router } = renderApp(`${LIST}?ownerId=${userIds.anne}`, { user: 'bram' });
  await waitFor(() => expect(router.state.location.search).toBe(''), FOUND);
  faults.remove(fault);
  await router.navigate(`${LIST}?ownerId=${userIds.anne}`);
  expect(await screen.findByRole('combobox', { name: 'Eigenaar' }, FOUND)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Eigenaar' })).toHaveValue('Anne de Vries'),
  );
  expect(router.state.location.search).toBe(`?ownerId=${userIds.anne}`);
});
