import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router';
import { useRedirectBreaker } from './useRedirectBreaker';

function Root() {
  return useRedirectBreaker() ? null : <Outlet />;
}

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/a', element: <Navigate to="/b" replace /> },
          { path: '/b', element: <Navigate to="/a" replace /> },
          { path: '/once', element: <Navigate to="/end" replace /> },
          { path: '/end', element: <p>Einde</p> },
          { path: '/error', element: <p>Fout</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it('A circle of redirects ends at the error page', async () => {
  const router = open('/a');
  expect(await screen.findByText('Fout')).toBeVisible();
  expect(router.state.location.pathname).toBe('/error');
});

it('An ordinary redirect is followed', async () => {
  open('/once');
  expect(await screen.findByText('Einde')).toBeVisible();
});

it('Redirects work again after a circle was broken', async () => {
  const router = open('/a');
  await screen.findByText('Fout');
  await act(() => router.navigate('/once'));
  expect(await screen.findByText('Einde')).toBeVisible();
});
