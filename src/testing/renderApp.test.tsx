import { screen } from '@testing-library/react';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from './renderApp';

it('starts the whole program on the mock back end', async () => {
  const { store, router } = renderApp('/');
  await vi.waitFor(() => {
    expect(selectSessionStatus(store.getState())).toBe('ready');
  });
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht');
  }, 5_000);
  expect(await screen.findByRole('main')).toBeVisible();
  await vi.waitFor(() => {
    expect(selectConnection(store.getState()).status).toBe('connected');
  }, 5_000);
});

it('refuses who may nothing', async () => {
  const { router } = renderApp('/dashboard/taken/overzicht', { permissions: [] });
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toBe('/error/401');
  }, 5_000);
});
