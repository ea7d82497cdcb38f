import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SANDBOX_PAGES } from './sandboxPages';
import { sandboxRoutes } from './sandboxRoutes';
import { sandboxTexts } from './sandboxTexts';

describe('the sandbox', () => {
  it.each(SANDBOX_PAGES)('shows /shell/%s', async (page) => {
    const complaints = vi.spyOn(console, 'error');
    const router = createMemoryRouter([...sandboxRoutes], { initialEntries: [`/shell/${page}`] });
    render(<RouterProvider router={router} />);
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: sandboxTexts.pages[page], current: 'page' })).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('requires the shell permission for every page', () => {
    expect(sandboxRoutes.map(({ handle }) => handle as { needs?: string[] })).toMatchObject([
      { needs: ['shell'] },
    ]);
  });
});
