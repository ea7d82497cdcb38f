import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { usePageTitle } from './usePageTitle';

const Title = () => <p>{usePageTitle() ?? 'nothing'}</p>;

it.each([
  ['the deepest titled route', { title: 'Taken' }, { title: 'Berichten' }, 'Berichten'],
  ['its nearest titled parent', { title: 'Taken' }, {}, 'Taken'],
  ['no route if none has a title', {}, undefined, 'nothing'],
])('The page title is taken from %s', (_, parent, child, title) => {
  const inner = [{ index: true, handle: child, element: <Title /> }];
  const router = createMemoryRouter([{ path: '/', handle: parent, element: <Outlet />, children: inner }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText(title)).toBeVisible();
});
