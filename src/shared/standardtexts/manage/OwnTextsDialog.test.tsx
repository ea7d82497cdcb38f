import { act, screen, waitFor, within } from '@testing-library/react';
import { userIds } from '@mocks/session/users';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { renderApp } from '@/testing/renderApp';

const KEY = `standard-texts/${userIds.anne}`;
const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as { name: string; text: string }[];

async function manage() {
  window.localStorage.setItem(KEY, JSON.stringify([{ id: 'g', name: 'Groet', text: 'Met groet' }]));
  const app = renderApp('/dashboard/taken/overzicht', { user: 'anne' });
  await screen.findByRole('heading', { level: 1 });
  act(() => void app.store.dispatch(dialogOpened({ dialog: { kind: 'standardTexts' } })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Standaardteksten' }));
  return { ...app, dialog };
}

it('An own text can be removed, and the removal undone', async () => {
  const { user, dialog } = await manage();
  await user.click(dialog.getByRole('button', { name: '‘Groet’ verwijderen' }));
  expect(kept()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ongedaan maken' }));
  expect(kept()).toEqual([{ id: 'g', name: 'Groet', text: 'Met groet' }]);
  expect(dialog.getByText('Groet')).toBeVisible();
});

it('An own text can be changed, and its name must be unique', async () => {
  const { user, dialog } = await manage();
  await user.click(dialog.getByRole('button', { name: 'Nieuwe standaardtekst' }));
  const added = within(await screen.findByRole('dialog', { name: 'Nieuwe standaardtekst' }));
  await user.type(added.getByRole('textbox', { name: /Naam/ }), 'groet');
  await user.type(added.getByRole('textbox', { name: /Tekst/ }), 'Dag');
  await user.click(added.getByRole('button', { name: 'Bewaren' }));
  expect(added.getByText('Je hebt al een standaardtekst ‘groet’.')).toBeVisible();
  await user.type(added.getByRole('textbox', { name: /Naam/ }), ' 2{Enter}');
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['Groet', 'groet 2']));

  await user.click(await screen.findByRole('button', { name: '‘Groet’ wijzigen' }));
  const changed = within(await screen.findByRole('dialog', { name: 'Standaardtekst wijzigen' }));
  const text = changed.getByRole('textbox', { name: /Tekst/ });
  expect(text).toHaveValue('Met groet');
  await user.type(text, ' en dank{Control>}{Enter}{/Control}');
  await waitFor(() => expect(kept().find(({ name }) => name === 'Groet')?.text).toBe('Met groet en dank'));
});
