import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
/** Huurincasso: a function group that Bram is in. */
const SHARED_GROUP = '6f000000-0000-4000-8000-000000000003';

test(
  'A1: two desks race for the same task, at ten timings, and both end equal to the server',
  { tag: '@matrix' },
  async ({ page, given, colleague, anotherDesk }) => {
    /* Ten rounds at two desks. */
    test.setTimeout(120_000);
    const other = await anotherDesk('bram');
    const bram = await colleague('bram');
    let refusals = 0;
    for (let round = 0; round < 10; round += 1) {
      const head = (round - 5) * 24;
      const id = await given(`Wedloop ${round}`, { due: -round, completeById: SHARED_GROUP });
      const address = `${OVERVIEW}/${id}/informatie`;
      await Promise.all([page.goto(address), other.goto(address)]);
      await Promise.all([page, other].map((desk) => expect(task(desk).pickUp).toBeVisible()));
      const answers: number[] = [];
      for (const desk of [page, other]) {
        desk.on('response', (response) => {
          if (response.url().includes(`/pickUp/${id}`)) answers.push(response.status());
        });
      }
      const press = async (desk: typeof page, wait: number) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        await task(desk)
          .pickUp.click({ timeout: 3_000 })
          .catch(() => undefined);
      };
      await Promise.all([press(page, Math.max(0, head)), press(other, Math.max(0, -head))]);
      for (const desk of [page, other]) {
        await expect(task(desk).status('Opgepakt')).toBeVisible();
        await expect(task(desk).pickUp).toHaveCount(0);
        await expect(inbox(desk).row(`Wedloop ${round}`).getByText('Opgepakt')).toBeVisible();
      }
      expect(answers.filter((status) => status < 300)).toHaveLength(1);
      refusals += answers.filter((status) => status >= 400).length;
      expect(String((await bram.task(id)).status)).toMatch(/1|Opgepakt/);
    }
    expect(refusals).toBeGreaterThan(0);
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
