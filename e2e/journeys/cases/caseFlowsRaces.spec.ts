import type { Page } from '@playwright/test';
import { caseDialog, caseList, CASES, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import type { Colleague } from '@/testing/colleague';
import { holdCalls } from '../../support/calls';
import { expect, test } from '../../support/test';

const ROUNDS = 10;
const STEP_MS = 24;
const STEP = 'Regeling volgen';

type Move = 'oppakken' | 'afronden';

/** Both desks have the question of the dialog before them; answers the statuses of what they sent. */
async function race(desks: readonly [Page, Page], move: Move, call: string, head: number): Promise<number[]> {
  const answers: number[] = [];
  for (const desk of desks) {
    desk.on('response', (response) => {
      if (response.url().endsWith(call)) answers.push(response.status());
    });
    /* Each round opens the page anew: what the first connection reads once more has come before somebody clicks. */
    await frame(desk).isConnected();
    const step = openedCase(desk).step(STEP);
    await (move === 'oppakken' ? step.pickUp : step.finish).click();
    await expect(caseDialog(desk, `Stap ${move}`).dialog).toBeVisible();
  }
  const press = async (desk: Page, wait: number) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await caseDialog(desk, `Stap ${move}`)
      .button(`Stap ${move}`)
      .click({ timeout: 1_500 })
      .catch(() => undefined);
  };
  await Promise.all([press(desks[0], Math.max(0, head)), press(desks[1], Math.max(0, -head))]);
  return answers;
}

/** Whoever was too late still has the dialog once the refusal has come. */
async function leaveDialog(desk: Page, move: Move) {
  const { dialog } = caseDialog(desk, `Stap ${move}`);
  await expect(async () => {
    if (await dialog.isVisible()) await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Everything that must be done before the step can be finished. */
async function finishTasks(worker: Colleague, caseFlowId: string) {
  for (const { id, umbrellaTaskId } of (await worker.case(caseFlowId)).steps[2]?.tasks ?? []) {
    await worker.pickUp(umbrellaTaskId ?? '');
    await worker.finishStepTask(id);
  }
}

test(
  'A1: two desks race to pick up and to finish a step, at ten timings, and both end equal to the server',
  { tag: '@matrix' },
  async ({ page, backend, colleague, anotherDesk }) => {
    /* Ten rounds at two desks, each of two moves. */
    test.setTimeout(120_000);
    const desks = [page, await anotherDesk('carla')] as const;
    const bram = await colleague('bram');
    let refusals = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const head = (round - ROUNDS / 2) * STEP_MS;
      const title = `Wedloop nummer ${String(round).padStart(2, '0')}`;
      const { id, steps } = await backend.makeCase({ type: 'Huurachterstand', at: 2, title });
      const stepId = steps[2]?.id ?? '';
      await Promise.all(
        desks.map(async (desk) => {
          await desk.goto(`${CASES}/${id}/stappen?query=${encodeURIComponent(title)}`);
          await expect(caseList(desk).row(title)).toBeVisible();
        }),
      );

      const pickUps = await race(desks, 'oppakken', `/pickupstep/${stepId}`, head);
      for (const desk of desks) {
        await leaveDialog(desk, 'oppakken');
        await expect(openedCase(desk).step(STEP).status('Opgepakt')).toBeVisible();
        await expect(openedCase(desk).step(STEP).pickUp).toHaveCount(0);
        await expect(caseList(desk).row(title)).toContainText(`${STEP} (3/3)`);
      }
      expect(pickUps.filter((status) => status < 300)).toHaveLength(1);

      await finishTasks(bram, id);
      for (const desk of desks) await expect(openedCase(desk).step(STEP).finish).toBeEnabled();
      const finishes = await race(desks, 'afronden', `/finishstep/${stepId}`, head);
      for (const desk of desks) {
        await leaveDialog(desk, 'afronden');
        await expect(openedCase(desk).status('Afgerond')).toBeVisible();
        await expect(openedCase(desk).step(STEP).finish).toHaveCount(0);
        await expect(caseList(desk).row(title)).toHaveCount(0);
      }
      expect(finishes.filter((status) => status < 300)).toHaveLength(1);
      expect(String((await bram.case(id)).status)).toMatch(/1|Finished/);
      refusals += [...pickUps, ...finishes].filter((status) => status >= 400).length;
    }
    expect(refusals).toBeGreaterThan(0);
  },
);

test(
  'names that are looked up come in a place that is kept for them: no button moves',
  { tag: '@matrix' },
  async ({ page, backend, colleague }) => {
    const bram = await colleague('bram');
    const { id } = await backend.makeCase({
      title: 'Namen komen later',
      state: 'ready',
      ownerId: bram.userId,
    });
    const release = await holdCalls(page, /\/api\/v1\/(colleague|functiongroup)\/[^/]+$/);
    const open = openedCase(page);
    await open.open(id);
    const { finish, step } = open.step('Melding beoordelen');
    const before = await finish.boundingBox();
    release();
    await expect(step.getByText('Leefbaarheid')).toBeVisible();
    await expect(step.getByText('door Bram Jansen')).toBeVisible();
    expect(await finish.boundingBox()).toEqual(before);
  },
);
