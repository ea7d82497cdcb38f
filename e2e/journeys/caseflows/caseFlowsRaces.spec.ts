import type { Page } from '@playwright/test';
import { caseDialog, caseList, CASES, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import type { Colleague } from '@/testing/colleague';
import { holdCalls } from '../../support/calls';
import { type Desks, HEADS_MS, race } from '../../support/race';
import { expect, test } from '../../support/test';

const STEP = 'Regeling volgen';

type Move = 'oppakken' | 'afronden';

/** Opens the dialog of the same step at both desks, and lets both confirm. */
async function raceFor(desks: Desks, move: Move, call: string, head: number) {
  for (const desk of desks) {
    /* Each round opens the page again, and the reads after its first connection must be done before a press. */
    await frame(desk).isConnected();
    const step = openedCase(desk).step(STEP);
    await (move === 'oppakken' ? step.pickUp : step.finish).click();
    await expect(caseDialog(desk, `Stap ${move}`).dialog).toBeVisible();
  }
  return race(desks, new RegExp(`${call}$`), head, (desk) =>
    caseDialog(desk, `Stap ${move}`).button(`Stap ${move}`),
  );
}

/** Closes the dialog at the desk that was too late, once the refusal has come. */
async function leaveDialog(desk: Page, move: Move) {
  const { dialog } = caseDialog(desk, `Stap ${move}`);
  await expect(async () => {
    if (await dialog.isVisible()) await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Finishes all tasks that block the step. */
async function finishTasks(worker: Colleague, caseFlowId: string) {
  for (const { id, umbrellaTaskId } of (await worker.case(caseFlowId)).steps[2]?.tasks ?? []) {
    await worker.pickUp(umbrellaTaskId ?? '');
    await worker.finishStepTask(id);
  }
}

test(
  'A1: two desks race to pick up and to finish a step, at five timings, and both end with the state of the server',
  { tag: '@matrix' },
  async ({ page, backend, colleague, anotherDesk }) => {
    /* Five rounds at two desks, each of two moves. */
    test.setTimeout(180_000);
    const desks = [page, await anotherDesk('carla')] as const;
    const bram = await colleague('bram');
    for (const head of HEADS_MS) {
      const title = `Wedloop nummer ${head}`;
      const { id, steps } = await backend.makeCase({ type: 'Huurachterstand', at: 2, title });
      const stepId = steps[2]?.id ?? '';
      for (const desk of desks) {
        await desk.goto(`${CASES}/${id}/stappen?query=${encodeURIComponent(title)}`);
        await expect(caseList(desk).row(title)).toBeVisible();
      }

      const pickUps = await raceFor(desks, 'oppakken', `/pickupstep/${stepId}`, head);
      for (const desk of desks) {
        await leaveDialog(desk, 'oppakken');
        await expect(openedCase(desk).step(STEP).status('Opgepakt')).toBeVisible();
        await expect(openedCase(desk).step(STEP).pickUp).toHaveCount(0);
        await expect(caseList(desk).row(title)).toContainText(`${STEP} (3/3)`);
      }

      await finishTasks(bram, id);
      for (const desk of desks) await expect(openedCase(desk).step(STEP).finish).toBeEnabled();
      const finishes = await raceFor(desks, 'afronden', `/finishstep/${stepId}`, head);
      for (const desk of desks) {
        await leaveDialog(desk, 'afronden');
        await expect(openedCase(desk).status('Afgerond')).toBeVisible();
        await expect(openedCase(desk).step(STEP).finish).toHaveCount(0);
        await expect(caseList(desk).row(title)).toHaveCount(0);
      }
      for (const answers of [pickUps, finishes]) {
        if (head === 0) await expect.poll(answers).toHaveLength(2);
        expect(answers().filter((status) => status < 300)).toHaveLength(1);
      }
      expect(String((await bram.case(id)).status)).toMatch(/1|Finished/);
    }
  },
);

test(
  'names that are looked up have a reserved place, so that no button moves',
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
