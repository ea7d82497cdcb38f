import { act, screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import { hubServer, phoneOrders, world } from '@mocks/backend/testServer';
import { aTab } from '@mocks/telephony/testPhone';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { dialogKinds, dialogOf, expectStarted } from '@/testing/everyDialog';
import { renderApp } from '@/testing/renderApp';

const anyDialog = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];

async function atTheDesk() {
  db.tasks.add(aTask({ id: 'taak' }));
  db.caseFlows.add(aCaseFlow({ id: 'zaak' }));
  world.config = { facets: { telephony: { available: true } } };
  const app = renderApp('/experimentalarea', { user: 'carla' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  aTab('carla').call('login');
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  return app;
}

/** A native modal makes the rest of the page inert, whereas React Aria only hides the rest. */
const isNativelyModal = () => document.querySelector('dialog[open]') !== null;

it.each(dialogKinds)(
  'A call over the dialog %s is answered with one press and ended by key',
  async (kind) => {
    const { store, user } = await atTheDesk();
    act(() => {
      store.dispatch(dialogOpened({ dialog: dialogOf(kind) }));
    });
    await waitFor(() => expectStarted(kind));
    const [dialog] = anyDialog();
    const focused = document.activeElement;
    phoneOrders.ring({ user: 'carla', number: '0612345678' });
    await user.click(await screen.findByRole('button', { name: 'Opnemen' }));
    const bar = within(await screen.findByRole('region', { name: 'Telefoongesprekken' }));
    expect(await bar.findByText(/In gesprek/)).toBeVisible();
    expect(bar.getByRole('button', { name: /^Ophangen/ })).toBeVisible();
    expect(isNativelyModal()).toBe(false);
    await user.keyboard('{Alt>}l{/Alt}');
    expect(await bar.findByRole('button', { name: 'Beëindigen' })).toBeVisible();
    expect(dialog).toBeInTheDocument();
    expect(focused).toBeInTheDocument();
  },
);
