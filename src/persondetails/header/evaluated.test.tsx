import { screen, waitFor } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { openDetails } from '@/testing/openDetails';

const EVALUATE = 'POST /api/v1/indicator/evaluate';
const evaluated = () => stats.of(EVALUATE).map(({ body }) => JSON.stringify(body));

it('what matters about somebody is evaluated after a change of who they are then, and not of who they were', async () => {
  const { user } = openDetails({}, { path: '/klantenkaart/p1/klantscore' });
  await waitFor(() => expect(evaluated()).toHaveLength(1), { timeout: 5_000 });
  const before = evaluated().length;
  await user.click(await screen.findByRole('button', { name: 'E-mailadres wijzigen' }));
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  await waitFor(() => expect(evaluated().length).toBeGreaterThan(before), { timeout: 5_000 });
  const after = evaluated().slice(before);
  expect(after.filter((body) => !body.includes('nieuw@voorbeeld.nl'))).toEqual([]);
});
