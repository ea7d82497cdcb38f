import type { Page } from '@playwright/test';
import { caseDialog, openedCase } from '../../screens/cases';
import { expect, test } from '../../support/test';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const NOTICE = '5ce00000-0000-4000-8000-000000000009';
const ARCHIVED = '5ce00000-0000-4000-8000-000000000010';

const card = `/klantenkaart/${MARIA}/tijdlijn`;
const entrance = (scenarioId: string) => `/klantenkaart/${MARIA}/impersonation/${scenarioId}?channel=Phone`;
const bar = (page: Page) => page.getByRole('region', { name: 'Namens een klant' });
const portal = (page: Page) => page.frameLocator('iframe');

async function file(page: Page, words: string): Promise<void> {
  await portal(page).getByRole('textbox').first().fill(words);
  await portal(page).getByRole('button', { name: 'Versturen' }).click();
  await expect(portal(page).getByRole('heading', { name: 'Bedankt' })).toBeVisible();
}

test.describe('from the card', () => {
  test.use({ user: 'anne' });

  test('what is filed in the portal stands on the timeline afterwards', async ({ page }) => {
    await page.goto(card);
    await page.getByRole('button', { name: 'Direct regelen' }).click();
    await page.getByRole('radio', { name: 'Baliebezoek' }).click();
    await page.getByRole('button', { name: '‘Woning opzeggen’ starten' }).click();
    await expect(bar(page).getByRole('heading', { name: /Je handelt namens Maria van Dijk/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Stoppen' })).toBeFocused();
    await file(page, 'Verhuizing naar Utrecht');
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page).toHaveURL(new RegExp(`${card}$`));
    await expect(page.getByRole('main').getByText('Woning opzeggen').first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toContain('"value":null');
  });

  test('a reload asks for a session of its own, in the same full screen', async ({ page }) => {
    await page.goto(entrance(NOTICE));
    await page.getByRole('button', { name: 'Volledig scherm' }).click();
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    await expect(portal(page).getByText('ingelogd als Maria van Dijk')).toBeVisible();
    await page.reload();
    await expect(portal(page).getByText('ingelogd als Maria van Dijk')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volledig scherm verlaten' })).toBeVisible();
    await bar(page).getByRole('heading').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
    await file(page, 'Na het herladen');
  });

  test('what is not active is not started', async ({ page }) => {
    await page.goto(entrance(ARCHIVED));
    await expect(
      page.getByRole('heading', { name: 'Selfservice scenario momenteel niet actief' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Terug' }).click();
    await expect(page).toHaveURL(new RegExp(card));
  });

  test('the portal cannot reach the page around it', async ({ page }) => {
    await page.goto(entrance(NOTICE));
    const frame = page.locator('iframe');
    await expect(portal(page).getByRole('button', { name: 'Versturen' })).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-popups');
    const inside = page.frames().find((each) => each !== page.mainFrame());
    expect(await inside?.evaluate(() => window.origin)).toBe('null');
  });
});

test('from a case one comes back at its steps', async ({ page, backend, colleague }) => {
  const bram = await colleague('bram');
  const { id } = await backend.makeCase({
    title: 'Logboek voor de huurder',
    state: 'ready',
    ownerId: bram.userId,
    personId: MARIA,
  });
  const open = openedCase(page);
  await open.open(id);
  await open.step('Melding beoordelen').startScenario('Logboek overlast invullen').press('Enter');
  const { button, choice } = caseDialog(page, 'Hoe heb je contact?');
  await choice('Telefoon').click();
  await button('Starten').click();
  await expect(bar(page).getByText('Je handelt namens Maria van Dijk')).toBeVisible();
  await file(page, 'Elke nacht herrie');
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/zaken/overzicht/${id}/stappen`));
  await expect(open.step('Melding beoordelen').startScenario('Logboek overlast invullen')).toBeVisible();
});

/** Whether a desk is connected to a hub. */
async function hears(desk: Page, hub: string): Promise<boolean> {
  const answer = await desk.request.get('/__mock/hubs');
  const { clients } = (await answer.json()) as { clients: { hub: string; user: string }[] };
  return clients.some((client) => client.hub === hub && client.user === 'bram');
}

test.describe('announcements', () => {
  test.use({ user: 'anne' });

  test('what one makes, another sees at once', async ({ page, anotherDesk }) => {
    const desk = await anotherDesk('bram');
    await desk.goto(`/klantenkaart/${MARIA}/mededelingen`);
    await expect(desk.getByText('27 mededelingen')).toBeVisible();
    await expect.poll(() => hears(desk, 'announcementHub')).toBe(true);
    await page.goto(`/klantenkaart/${MARIA}/mededelingen`);
    await page.getByRole('button', { name: 'Mededeling aanmaken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mededeling aanmaken' });
    await dialog.getByRole('textbox', { name: /Titel/ }).fill('Sleutel ligt bij de balie');
    await dialog.getByRole('button', { name: 'Mededeling vastleggen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Mededeling succesvol vastgelegd').first()).toBeVisible();
    await expect(desk.getByText('28 mededelingen')).toBeVisible({ timeout: 10_000 });
    await expect(desk.getByText('Sleutel ligt bij de balie')).toBeVisible();
  });
});
