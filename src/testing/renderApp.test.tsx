import { screen, waitFor } from '@testing-library/react';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from './renderApp';

it('The test renderer starts the whole program on the mock back end', async () => {
  const { store, router } = renderApp('/');
  await waitFor(() => {
    expect(selectSessionStatus(store.getState())).toBe('ready');
  });
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht');
  });
  expect(await screen.findByRole('main')).toBeVisible();
  await waitFor(() => {
    expect(selectConnection(store.getState()).status).toBe('connected');
  });
});

it('The test renderer refuses a user without permissions', async () => {
  const { router } = renderApp('/dashboard/taken/overzicht', { permissions: [] });
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/error/401');
  });
});
