import { screen, waitFor } from '@testing-library/react';
import { db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';
import { happened, TIMELINE_PATH } from '@/testing/timeline';

it('A case can filter the timeline by its subject, and links to the answer of its question', async () => {
  const tag = 'af000000-0000-4000-8000-00000000ff77';
  const faqId = 'fa000000-0000-4000-8000-0000000000f2';
  happened('Huur', 60);
  const { found } = happened('Lekkage', 30);
  db.cases.change(found, { thesaurusTagId: tag, faqId, faq: { id: faqId, question: 'Wie herstelt?' } });
  const { user, router } = renderApp(TIMELINE_PATH, { user: 'carla' });
  await user.click(await screen.findByRole('button', { name: /^Lekkage/ }));
  expect(await screen.findByRole('link', { name: 'Wie herstelt?' })).toHaveAttribute(
    'href',
    `/kennisbank/faq/${faqId}`,
  );
  await user.click(screen.getByRole('button', { name: 'Alles over dit onderwerp tonen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Huur/ })).toBeNull());
  expect(router.state.location.search).toContain(`onderwerp=${tag}`);
  expect(await screen.findByRole('button', { name: /Onderwerp van de zaak/ })).toBeVisible();
});
