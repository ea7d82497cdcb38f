import type { Page } from '@playwright/test';
import { caseDialog, caseList, conversation, openedCase } from '../../screens/cases';
import { pick } from '../../screens/fields';
import { frame } from '../../screens/frame';
import { task } from '../../screens/task';
import { walkTo } from '../../support/keys';
import { expect, test } from '../../support/test';

/** Picks up a step and assigns its first task. */
async function pickUpStep(page: Page, step: string, taskOfStep: string, assignee: string) {
  await openedCase(page).step(step).pickUp.click();
  const { dialog, button } = caseDialog(page, 'Stap oppakken');
  await pick(page, dialog, taskOfStep, assignee.slice(0, 5), new RegExp(assignee));
  await button('Stap oppakken').click();
  await expect(dialog).toBeHidden();
}

async function finishStep(page: Page, step: string) {
  await openedCase(page).step(step).finish.click();
  const { dialog, button } = caseDialog(page, 'Stap afronden');
  await button('Stap afronden').click();
  await expect(dialog).toBeHidden();
}

test('two people bring a case from Ontvangen to Afgerond, and each sees what the other does', async ({
  page,
  backend,
  colleague,
  anotherDesk,
}) => {
  /* All steps of a case in one test. */
  test.slow();
  const title = 'Achterstand in twee handen';
  const carlasDesk = await anotherDesk('carla');
  const [bram, carla] = [await colleague('bram'), await colleague('carla')];
  const { id } = await backend.makeCase({
    type: 'Huurachterstand',
    state: 'submitted',
    title,
  });
  const desks = [page, carlasDesk];
  const search = '?query=twee+handen';
  const both = (look: (desk: Page) => Promise<void>) => Promise.all(desks.map(look));
  await both((desk) => openedCase(desk).open(id, 'stappen', search));
  await both((desk) => expect(openedCase(desk).status('Ontvangen')).toBeVisible());
  await both((desk) => expect(caseList(desk).row(title)).toBeVisible());

  await pickUpStep(page, 'Eerste contact', 'Huurder bellen', 'Bram Jansen');
  await both((desk) => expect(openedCase(desk).status('In behandeling')).toBeVisible());
  await both((desk) => expect(openedCase(desk).step('Eerste contact').status('Opgepakt')).toBeVisible());
  await expect(openedCase(carlasDesk).step('Eerste contact').task('Huurder bellen')).toContainText(
    'Bram Jansen',
  );
  await expect(openedCase(page).step('Eerste contact').finish).toBeDisabled();

  await openedCase(page).step('Eerste contact').toTask('Huurder bellen').click();
  await expect(task(page).heading('Huurder bellen')).toBeVisible();
  await task(page).pickUp.click();
  await expect(task(page).status('Opgepakt')).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await expect(openedCase(page).heading(title)).toBeVisible();
  await openedCase(page).step('Eerste contact').outcome('Huurder bellen', 'Toezegging').click();
  const outcome = caseDialog(page, 'Taak afronden');
  await outcome.choice('Regeling').click();
  await outcome.choice('Ook stap ‘Eerste contact’ afronden').click();
  await outcome.button('Taak afronden').click();
  await both((desk) =>
    expect(openedCase(desk).step('Eerste contact').task('Huurder bellen')).toContainText('Regeling'),
  );

  await finishStep(carlasDesk, 'Eerste contact');
  await both((desk) => expect(openedCase(desk).step('Betalingsregeling').pickUp).toBeVisible());
  await pickUpStep(carlasDesk, 'Betalingsregeling', 'Voorstel beoordelen', 'Carla Meijer');
  await both((desk) => expect(openedCase(desk).step('Betalingsregeling').status('Opgepakt')).toBeVisible());

  const { steps: now } = await carla.case(id);
  const proposal = now[1]?.tasks.find(({ title }) => title === 'Voorstel beoordelen');
  await carlasDesk.goto(`/dashboard/taken/overzicht/${proposal?.umbrellaTaskId ?? ''}/informatie`);
  await task(carlasDesk).pickUp.click();
  await task(carlasDesk).finish.click();
  const ending = caseDialog(carlasDesk, 'Taak afronden');
  await ending.choice('Akkoord').click();
  await ending.button('Taak afronden').click();
  await expect(ending.dialog).toBeHidden();
  await expect(openedCase(page).step('Betalingsregeling').task('Voorstel beoordelen')).toContainText(
    'Akkoord',
  );

  await finishStep(page, 'Betalingsregeling');
  await pickUpStep(page, 'Regeling volgen', 'Termijnen controleren', 'Bram Jansen');
  const terms = openedCase(page).step('Regeling volgen');
  await expect(terms.task('Termijnen controleren')).toContainText('Toegewezen');
  await bram.pickUp((await bram.case(id)).steps[2]?.tasks[0]?.umbrellaTaskId ?? '');
  await expect(terms.task('Termijnen controleren')).toContainText('Opgepakt');
  await openedCase(carlasDesk).open(id, 'stappen', search);
  await terms.finishTask('Termijnen controleren').click();
  await caseDialog(page, 'Taak afronden').button('Taak en stap afronden').click();
  await both((desk) => expect(openedCase(desk).finishedSteps).toHaveCount(3));
  await both((desk) => expect(caseList(desk).row(title)).toHaveCount(0));
  expect(String((await bram.case(id)).status)).toMatch(/1|Finished/);
});

test('a case handler does a working day by keyboard alone', async ({ page, backend, colleague }) => {
  /* All steps of a case in one test. */
  test.slow();
  const bram = await colleague('bram');
  const { id } = await backend.makeCase({
    type: 'Huurachterstand',
    at: 2,
    title: 'Zaak zonder muis',
    ownerId: bram.userId,
  });
  const keys = page.keyboard;
  const open = openedCase(page);

  await caseList(page).start('?query=zonder+muis');
  await walkTo(page, /^(nieuw: )?Zaak zonder muis/);
  await keys.press('Enter');
  await expect(open.heading('Zaak zonder muis')).toBeFocused();
  await expect(open.step('Regeling volgen').pickUp).toBeVisible();
  await keys.press('o');
  const assignee = caseDialog(page, 'Stap oppakken').dialog.getByRole('combobox');
  await expect(assignee).toHaveValue('Huurincasso');
  await walkTo(page, /^Stap oppakken$/);
  await expect(assignee).toHaveValue('Huurincasso');
  await keys.press('Enter');
  await expect(open.step('Regeling volgen').status('Opgepakt')).toBeVisible();
  const terms = (await bram.case(id)).steps[2]?.tasks[0];
  await bram.pickUp(terms?.umbrellaTaskId ?? '');

  await walkTo(page, /^Interne berichten/, 'Shift+Tab');
  await keys.press('Enter');
  await expect(page).toHaveURL(/messages/);
  const { field, entry } = conversation(page, 'internal');
  const isInField = () => field.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 20 && !(await isInField()); press += 1) await keys.press('Tab');
  await keys.type('Alles zonder muis gedaan.');
  await keys.press('Control+Enter');
  await expect(entry('Alles zonder muis gedaan.')).toBeVisible();

  await walkTo(page, /^Stappen/, 'Shift+Tab');
  await keys.press('Enter');
  await walkTo(page, /^Taak ‘Termijnen controleren’ afronden$/);
  await keys.press('a');
  await expect(caseDialog(page, 'Taak afronden').dialog).toBeVisible();
  await keys.press('Escape');
  await expect(frame(page).dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Taak ‘Termijnen controleren’ afronden$/ })).toBeFocused();
  await keys.press('Enter');
  await expect(caseDialog(page, 'Taak afronden').dialog).toBeVisible();
  await walkTo(page, /^Taak en stap afronden$/);
  await keys.press('Enter');
  await expect(open.finishedSteps).toHaveCount(3);
  expect(String((await bram.case(id)).status)).toMatch(/1|Finished/);
});
