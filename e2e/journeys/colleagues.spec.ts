import { said } from '@/testing/said';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { holdHubLine } from '../support/hubLine';
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

test('A1: the loser is told, and sees the true state', async ({ page, given, colleague, watch }) => {
  const id = await given('Te laat', { due: 0.2, completeById: SHARED_GROUP });
  const line = await holdHubLine(page, watch);
  const bram = await colleague('bram');
  await page.route('**/api/v1/task/pickUp/*', async (route) => {
    await bram.pickUp(id);
    await route.continue();
  });
  await page.goto(`${OVERVIEW}/${id}/informatie`);
  await expect(task(page).pickUp).toBeVisible();
  await frame(page).isConnected();
  line.freeze();
  await task(page).pickUp.click();
  await expect(frame(page).toast(said.pickUpFailed)).toBeVisible();
  await expect(task(page).status('Opgepakt')).toBeVisible();
  await expect(task(page).pickUp).toHaveCount(0);
});

test.describe('every event of the task hub', () => {
  test('created: the task appears, placed by its deadline', async ({ page, given }) => {
    await inbox(page).start();
    await page.mouse.move(5, 5);
    await given('Helemaal vooraan', { due: -10_000 });
    await expect(inbox(page).rows.first()).toContainText('Helemaal vooraan');
  });

  test('updated, contentsModified: list and detail follow', async ({ page, given, colleague }) => {
    const id = await given('Oude naam', { due: 0.2 });
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await expect(inbox(page).row('Oude naam')).toBeVisible();
    await (await colleague('carla')).change(id, { subject: 'Nieuwe naam' });
    await expect(task(page).heading('Nieuwe naam')).toBeVisible();
    await expect(inbox(page).row('Nieuwe naam')).toBeVisible();
  });

  test('executorChanged: a task that is no longer mine leaves the list', async ({
    page,
    given,
    colleague,
  }) => {
    const id = await given('Naar een ander', { due: 0.2 });
    await inbox(page).start();
    await expect(inbox(page).row('Naar een ander')).toBeVisible();
    const carla = await colleague('carla');
    const anne = await colleague('anne');
    await carla.change(id, { completeBy: { id: anne.userId, name: anne.name, type: 'Employee' } as never });
    await expect(inbox(page).row('Naar een ander')).toHaveCount(0);
  });

  test('pickedUp, discussed, completed', async ({ page, given, colleague }) => {
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

  test('rejected: back to its owner', async ({ page, given, colleague }) => {
    const id = await given('Geweigerd door een collega', { due: 0.2, completeById: SHARED_GROUP });
    await inbox(page).start();
    await expect(inbox(page).row('Geweigerd door een collega')).toBeVisible();
    await (await colleague('bram')).reject(id);
    await expect(inbox(page).row('Geweigerd door een collega')).toHaveCount(0);
  });

  test('deleted: gone from the list, and the open pane says so', async ({ page, given, colleague }) => {
    const id = await given('Straks weg', { due: 0.2 });
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await expect(inbox(page).row('Straks weg')).toBeVisible();
    await (await colleague('carla')).remove(id);
    await expect(inbox(page).row('Straks weg')).toHaveCount(0);
    await expect(task(page).pane.getByText(/Deze taak is verwijderd/)).toBeVisible();
  });

  test('activitiesUpdated: the messages of the open task are read again', async ({
    page,
    given,
    colleague,
    watch,
  }) => {
    const id = await given('Stille aanvulling', { due: 0.2 });
    const line = await holdHubLine(page, watch);
    await page.goto(`${OVERVIEW}/${id}/berichten`);
    await expect(task(page).replyField).toBeVisible();
    await frame(page).isConnected();
    line.freeze();
    await (await colleague('anne')).reply(id, 'Zonder bericht van de hub.');
    line.push('activitiesUpdated', id);
    await expect(task(page).entry('Zonder bericht van de hub.')).toBeVisible();
  });

  test('P3, H10: what no hub should send harms nothing', async ({ page, given, colleague, watch }) => {
    const id = await given('Blijft overeind', { due: 0.2 });
    const line = await holdHubLine(page, watch);
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await frame(page).isConnected();
    watch.allow(/not understood/);
    const before = await inbox(page).subjects();
    line.push('updated', null);
    line.push('updated');
    line.push('updated', 'x', 1, {});
    line.push('updated', { id: null });
    line.push('created', { id: '11111111-2222-4333-8444-555555555555' });
    line.push('updated', '99999999-2222-4333-8444-555555555555');
    line.push('deleted', [[]]);
    line.push('nonsense', {});
    /* Where the last one belongs nobody can tell: the list is asked for again. */
    const asked = page.waitForResponse(/\/api\/v1\/task\/overview/);
    line.push('updated', { id, subject: 5, status: {}, completeBy: 'x' });
    await asked;
    await frame(page).isQuiet();
    expect(await inbox(page).subjects()).toEqual(before);
    await (await colleague('carla')).change(id, { subject: 'Nog steeds levend' });
    await expect(task(page).heading('Nog steeds levend')).toBeVisible();
    await frame(page).isQuiet();
    expect(await inbox(page).subjects()).toEqual(
      before.map((subject) => (subject === 'Blijft overeind' ? 'Nog steeds levend' : subject)),
    );
  });
});
