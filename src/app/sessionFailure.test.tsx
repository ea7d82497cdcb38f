import { screen, waitFor } from '@testing-library/react';
import { faults, world } from '@mocks/backend/testServer';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { dependencies } from '@/core/dependencies';
import { renderApp } from '@/testing/renderApp';

/** Failure table E5: how the first session call can fail, with and without `loginredirect` (000 §8.1, AMB-003, 004). */
const SESSION = '/api/v1/system/session';
const NOBODY = {
  status: 200,
  body: '{"user":null,"accessToken":"","config":{}}',
  contentType: 'application/json',
};

const failures = {
  '500': { status: 500 },
  '401': { status: 401 },
  '403': { status: 403 },
  'no answer': { drop: 'dropBefore' },
  'no answer while offline': { drop: 'dropBefore' },
  'no user': NOBODY,
} as const;

it.each<[failure: keyof typeof failures, loginredirect: boolean, outcome: 'refused' | 'go' | 'wait']>([
  ['500', false, 'refused'],
  ['500', true, 'refused'],
  ['401', false, 'refused'],
  ['401', true, 'go'],
  ['403', false, 'refused'],
  ['403', true, 'go'],
  ['no answer', false, 'go'],
  ['no answer', true, 'go'],
  ['no answer while offline', false, 'wait'],
  ['no answer while offline', true, 'wait'],
  ['no user', false, 'refused'],
  ['no user', true, 'go'],
])('Session failure %s with loginredirect %s leads to: %s', async (failure, loginredirect, outcome) => {
  const leave = vi.spyOn(dependencies, 'leave').mockReturnValue();
  if (failure === 'no answer while offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/dashboard/mededelingen?x=1');
  const { store } = renderApp('/dashboard/mededelingen?x=1');
  world.config = { loginredirect };
  faults.add({ path: SESSION, ...failures[failure] });

  if (outcome === 'refused') {
    expect(
      await screen.findByRole('heading', { name: 'Je hebt geen toegang tot deze pagina' }),
    ).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  } else if (outcome === 'go') {
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leave).toHaveBeenCalledWith(expect.stringMatching(/\/go\/dashboard%2Fmededelingen%3Fx%3D1$/));
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  } else {
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Netwerkverbinding verbroken' }),
    ).toBeVisible();
    expect(selectSessionStatus(store.getState())).toBe('starting');
    expect(leave).not.toHaveBeenCalled();
  }
});

it('The program starts again automatically when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  faults.add({ path: SESSION, drop: 'dropBefore', times: 1 });
  const { store } = renderApp('/dashboard/mededelingen');
  await screen.findAllByText('Netwerkverbinding verbroken');
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Session load error', expect.anything()));
  expect(selectSessionStatus(store.getState())).toBe('starting');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mededelingen' })).toBeVisible();
});

it('The program reports that it cannot start without configuration, and retries on request', async () => {
  faults.add({ path: '/Config/*', status: 500, times: 3 });
  const { user } = renderApp('/dashboard/mededelingen');
  expect(await screen.findByRole('heading', { name: 'Het programma kan niet starten' })).toBeVisible();
  expect(document.title).toBe('Thuisbalie - Niet gestart');
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mededelingen' })).toBeVisible();
});
