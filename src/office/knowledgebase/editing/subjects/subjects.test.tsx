import { screen, waitFor } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { aFaq, db } from '@mocks/db';
import { paths, to } from '@/core/paths';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const WONEN = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const WRITE = 'PUT /api/v1/functiongroup/updateForTag/:tagId';
const groups = () => db.functionGroups.all().slice(0, 2);
const answering = (...ids: string[]) => db.subjectGroups.add({ id: WONEN.id, groupIds: ids });

it("A subject shows its groups and questions, and a colleague's change of the groups is not overwritten unseen", async () => {
  const [first, second] = groups();
  answering(first!.id);
  const faq = db.faqs.add(aFaq({ question: 'Mag ik een kat?', tags: [WONEN] }));
  const { user, store } = renderApp(`${paths.subjectGroups}?onderwerp=${WONEN.id}`, { user: 'carla' });
  expect(await screen.findByRole('link', { name: /^Mag ik een kat/ })).toHaveAttribute(
    'href',
    to.editedFaq(faq.id),
  );
  await user.click(await screen.findByRole('button', { name: /Kies afdelingsgroepen$/ }));
  await user.click(await screen.findByRole('option', { name: second!.title }));
  await user.keyboard('{Escape}');
  answering();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect((await screen.findAllByText(/een collega heeft deze afdelingsgroepen intussen/i))[0]).toBeVisible();
  expect(stats.of(WRITE)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Opnieuw beginnen met wat er nu staat' }));
  await user.click(screen.getByRole('button', { name: /Kies afdelingsgroepen$/ }));
  await user.click(await screen.findByRole('option', { name: second!.title }));
  await user.keyboard('{Escape}');
  await untilMaySubmit(store, 'knowledge/subjectGroups', WONEN.id);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(db.subjectGroups.find(WONEN.id)?.groupIds).toEqual([second!.id]));
});

it('Users who are not administrators can only read the groups of a subject', async () => {
  answering(groups()[0]!.id);
  renderApp(`${paths.subjectGroups}?onderwerp=${WONEN.id}`);
  expect(await screen.findByRole('list', { name: 'Afdelingsgroepen' })).toHaveTextContent(groups()[0]!.title);
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
});
