import { screen } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { hurried } from '@/testing/hurried';
import { openDetails } from '@/testing/openDetails';

const EVALUATE = 'POST /api/v1/indicator/evaluate';
const evaluated = () => stats.of(EVALUATE).map(({ body }) => JSON.stringify(body));

it('After a change the indicators are evaluated with the changed person only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = openDetails({}, { path: '/klantenkaart/p1/klantscore' });
  await hurried(() => expect(evaluated()).toHaveLength(1));
  const before = evaluated().length;
  await user.click(await screen.findByRole('button', { name: 'E-mailadres wijzigen' }));
  await user.keyboard('nieuw@voorbeeld.nl{Enter}');
  await hurried(() => expect(evaluated().length).toBeGreaterThan(before));
  const after = evaluated().slice(before);
  expect(after.filter((body) => !body.includes('nieuw@voorbeeld.nl'))).toEqual([]);
});
