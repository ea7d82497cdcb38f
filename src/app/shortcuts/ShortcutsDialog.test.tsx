import { screen, within } from '@testing-library/react';
import { keysInWords } from '@/core/shortcuts/defineShortcuts';
import { renderApp } from '@/testing/renderApp';
import { allShortcuts } from './allShortcuts';

async function opened() {
  const { user } = renderApp('/dashboard/mededelingen');
  await screen.findByRole('heading', { level: 1, name: 'Mededelingen' });
  await screen.findByRole('button', { name: /^Zoeken/ });
  await user.keyboard('?');
  return within(await screen.findByRole('dialog', { name: 'Sneltoetsen' }));
}

it('The list under ? names every key of every screen', async () => {
  const dialog = await opened();
  const rows = dialog
    .getAllByRole('term')
    .map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);
  const wanted = allShortcuts.map(({ keys, label }) => {
    const words: Readonly<Record<string, string>> = { Escape: 'Esc' };
    const pressed = keysInWords(keys);
    return `${words[pressed] ?? (pressed.length === 1 ? pressed.toUpperCase() : pressed)} ${label}`;
  });
  expect(rows.toSorted()).toEqual(wanted.toSorted());
});

it('Keys that work on this page come first, apart from all others', async () => {
  const dialog = await opened();
  const now = within(dialog.getByRole('region', { name: 'Werkt nu' }));
  expect(now.getByText('Ctrl+K')).toBeVisible();
  expect(now.queryByText('Ophangen')).toBeNull();
  const elsewhere = within(dialog.getByRole('region', { name: 'Werkt op een andere plek of later' }));
  expect(elsewhere.getByText('Ophangen')).toBeVisible();
  expect(elsewhere.getByText('Alt+L')).toBeVisible();
  expect(elsewhere.queryByText('Ctrl+K')).toBeNull();
});
