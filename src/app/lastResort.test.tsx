import { screen } from '@testing-library/react';

afterEach(() => document.body.replaceChildren());

const root = () => document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
const found = () => screen.findByRole('heading', { name: 'Het programma kan niet worden getoond' });

it('An error outside every boundary leaves a page with a way to continue', async () => {
  vi.doMock('./App', () => ({
    App: () => {
      throw new Error('Everything is broken');
    },
  }));
  const { start } = await import('./start');
  start(root());
  expect(await found()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pagina verversen' })).toHaveFocus();
  expect(document.title).toBe('Het programma kan niet worden getoond');
});

it('The last resort is shown once', async () => {
  const { showLastResort } = await import('./lastResort');
  const place = root();
  showLastResort(place);
  showLastResort(place);
  await found();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('In development the last resort shows why the mock back end is missing, and what to run instead', async () => {
  const { mayMock, withoutMocking } = await import('@mocks/browser');
  expect(mayMock()).toBe(false);
  const { showLastResort } = await import('./lastResort');
  showLastResort(root(), withoutMocking);
  expect(await screen.findByText(/geen service workers.*npm run mock/)).toBeVisible();
});
