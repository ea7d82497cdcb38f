import type { Page } from '@playwright/test';
import { frame } from '../../screens/frame';
import { expect, test } from '../../support/test';

const DETAILS = '/klantenkaart/e2000000-0000-4000-8000-000000000002/gegevens';

/** One block of the details, as somebody at a screen meets it. */
const block = (page: Page, name: string) => {
  const shown = page.getByRole('region', { name, exact: true });
  const form = page.getByRole('form', { name: `${name} wijzigen` });
  return {
    shown,
    form,
    edit: page.getByRole('button', { name: `${name} wijzigen` }),
    field: (label: string | RegExp) => form.getByRole('textbox', { name: label }),
    conflict: form.getByRole('alert').filter({ hasText: 'Ondertussen gewijzigd door een collega.' }),
    view: form.getByRole('button', { name: 'Bekijken', exact: true }),
    keep: form.getByRole('button', { name: 'Mijn versie houden' }),
    take: (field: string) => form.getByRole('button', { name: `${field} overnemen` }),
    save: form.getByRole('button', { name: 'Opslaan' }),
  };
};

async function openDetails(page: Page) {
  await page.goto(DETAILS);
  await frame(page).isConnected();
  return block(page, 'Persoonsgegevens');
}

const SAVED = 'Wijzigingen zijn succesvol opgeslagen.';

test.use({ user: 'carla' });

test(
  'two people change the same person: each field is kept or taken over, and nothing is lost',
  { tag: '@matrix' },
  async ({ page, anotherDesk }) => {
    const mine = await openDetails(page);
    await mine.edit.click();
    await mine.field('Voorletters').fill('M.J.');
    await mine.field('Voornaam').fill('Marijke');

    const desk = await anotherDesk('carla');
    const theirs = await openDetails(desk);
    await theirs.edit.click();
    await theirs.field('Voorletters').fill('M.A.');
    await theirs.field('Voornaam').fill('Marie');
    await theirs.field('Tussenvoegsel').fill('van der');
    await theirs.save.click();
    await expect(frame(desk).toast(SAVED)).toBeVisible();

    await expect(mine.conflict).toBeVisible();
    await expect(mine.field('Voorletters')).toHaveValue('M.J.');
    await expect(mine.field('Voornaam')).toHaveValue('Marijke');
    await expect(mine.field('Tussenvoegsel')).toHaveValue('van der');
    await mine.view.click();
    await expect(mine.conflict).toContainText('Voorletters is nu M.A.');
    await mine.take('Voorletters').click();
    await expect(mine.field('Voorletters')).toHaveValue('M.A.');
    await mine.keep.click();
    await expect(mine.conflict).toHaveCount(0);
    await mine.save.click();

    await expect(frame(page).toast(SAVED)).toBeVisible();
    await expect(mine.shown).toContainText('mevr. M.A. van der Dijk');
    await expect(mine.shown).toContainText('Marijke');
    await expect(theirs.shown).toContainText('Marijke');
  },
);

test('a block is changed with the keyboard alone: a mistake has the focus, and it ends where it began', async ({
  page,
}) => {
  await openDetails(page);
  const contact = block(page, 'Contactgegevens');
  await expect(contact.edit).toBeEnabled();
  await contact.edit.focus();
  await page.keyboard.press('Enter');
  const email = contact.field('E-mailadres 1');
  await expect(email).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('maria@mail');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Dit is geen geldig e-mailadres.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('maria@mail');
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(frame(page).toast(SAVED)).toBeVisible();
  await expect(contact.edit).toBeFocused();
  await expect(contact.shown).toContainText('maria@mail.example');
});
