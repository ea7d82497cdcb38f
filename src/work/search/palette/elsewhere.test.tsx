import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

async function asked(words: string, circumstances: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/shell', circumstances);
  await screen.findByRole('button', { name: /^Zoeken/ });
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.type(await screen.findByRole('combobox', { name: /^Zoek een relatie/ }), words);
  const elsewhere = within(await screen.findByRole('rowgroup', { name: `Verder zoeken naar ‘${words}’` }));
  return { ...app, links: elsewhere.getAllByRole('link').map((link) => link.getAttribute('href')) };
}

it('Words that are found nowhere can be searched for among questions, tasks and cases', async () => {
  const { user, router, links } = await asked('lek & nat', { user: 'carla' });
  expect(links).toEqual([
    '/kennisbank/zoeken?q=lek+%26+nat',
    '/dashboard/taken/overzicht?query=lek+%26+nat',
    '/dashboard/zaken/overzicht?query=lek+%26+nat',
  ]);
  const highlighted = () => screen.getByRole('gridcell', { selected: true });
  await waitFor(() => expect(highlighted()).toHaveTextContent('In de kennisbank'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
  expect(router.state.location.search).toBe('?query=lek+%26+nat');
});

it('The palette offers no list that the user may not open', async () => {
  const { links } = await asked('lekkage', { user: 'carla', permissions: ['shell', 'viewTask'] });
  expect(links).toEqual(['/kennisbank/zoeken?q=lekkage', '/dashboard/taken/overzicht?query=lekkage']);
  expect(screen.getByText('Niets gevonden.')).toBeVisible();
});
