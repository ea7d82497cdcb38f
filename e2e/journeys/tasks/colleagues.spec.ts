import { inbox } from '../../screens/inbox';
import { task } from '../../screens/task';
import { HEADS_MS, race } from '../../support/race';
import { expect, test } from '../../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
/** Huurincasso: a function group with Bram as a member. */
const SHARED_GROUP = '6f000000-0000-4000-8000-000000000003';

test(
  'A1: two desks race for the same task, at five timings, and both end with the state of the server',
  { tag: '@matrix' },
  async ({ page, given, colleague, anotherDesk }) => {
    /* Five rounds at two desks. */
    test.slow();
    const desks = [page, await anotherDesk('bram')] as const;
    const bram = await colleague('bram');
    for (const head of HEADS_MS) {
      const subject = `Wedloop ${head}`;
      const id = await given(subject, { due: -1, completeById: SHARED_GROUP });
      for (const desk of desks) await desk.goto(`${OVERVIEW}/${id}/informatie`);
      for (const desk of desks) await expect(task(desk).pickUp).toBeVisible();
      const answers = await race(desks, new RegExp(`/pickUp/${id}`), head, (desk) => task(desk).pickUp);
      for (const desk of desks) {
        await expect(task(desk).status('Opgepakt')).toBeVisible();
        await expect(task(desk).pickUp).toHaveCount(0);
        await expect(inbox(desk).row(subject).getByText('Opgepakt')).toBeVisible();
      }
      if (head === 0) await expect.poll(answers).toHaveLength(2);
      expect(answers().filter((status) => status < 300)).toHaveLength(1);
      expect(String((await bram.task(id)).status)).toMatch(/1|Opgepakt/);
    }
  },
);

test('what a colleague does to a task is seen in the list and beside it', async ({
  page,
  given,
  colleague,
}) => {
  const id = await given('Door een collega', { due: 0.2, completeById: SHARED_GROUP });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await expect(inbox(page).row('Door een collega')).toBeVisible();
  const bram = await colleague('bram');
  await bram.pickUp(id);
  await expect(task(page).status('Opgepakt')).toBeVisible();
  await bram.reply(id, 'Ik ben ermee bezig.');
  await expect(task(page).entry('Ik ben ermee bezig.')).toBeVisible();
  await bram.finish(id);
  await expect(inbox(page).row('Door een collega')).toHaveCount(0);
  await expect(task(page).status('Afgerond')).toBeVisible();
});
