import { act, screen, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { pushTask } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';

const row = (name: RegExp) => screen.findByRole('link', { name });

it('A row under the pointer stays, and a new task waits at the head of the list until requested', async () => {
  db.tasks.add(aTask({ subject: 'Lekkage' }));
  const { user } = renderApp('/dashboard/taken/overzicht', { user: 'anne' });
  await screen.findByText('Verbonden');
  await user.hover(await row(/Lekkage/));
  const fresh = aTask({ subject: 'Verstopping' });
  db.tasks.add(fresh);
  act(() => pushTask('created', fresh));
  const show = await screen.findByRole('button', { name: '1 nieuwe taak tonen' });
  const list = screen.getByRole('region', { name: 'Taken' });
  expect(within(list).getByRole('list')).not.toContainElement(show);
  expect(within(list).getByRole('banner')).toContainElement(show);
  expect(screen.queryByRole('link', { name: /Verstopping/ })).toBeNull();
  await user.click(show);
  expect(await row(/Verstopping/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 nieuwe taak tonen' })).toBeNull();
});
