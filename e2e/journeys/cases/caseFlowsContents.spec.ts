import type { Page } from '@playwright/test';
import type { Permission } from '@/domain/session/permission';
import { caseDialog, conversation, documents, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import { SESSION } from '../../support/config';
import { expect, test } from '../../support/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** From now on the session call says that this may not be done. */
const without = (page: Page, permission: Permission) =>
  page.route(SESSION, async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { user: { permissions: Record<string, boolean> } };
    session.user.permissions[permission] = false;
    await route.fulfill({ response: answer, json: session });
  });

/** The addresses to which something with these words was sent. */
function addressesOf(page: Page, words: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(words)) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test.describe('the documents of a case', () => {
  test('one is added and cleared, and tells afterwards by whom and why', async ({
    page,
    backend,
    colleague,
    anotherDesk,
  }) => {
    const { id } = await backend.makeCase({ title: 'Dossier met foto', state: 'blocked' });
    const other = await anotherDesk('carla');
    await openedCase(other).open(id, 'documenten');
    await openedCase(page).open(id, 'documenten');
    await documents(page).upload.setInputFiles(picture('schade aan de deur.png'));
    await expect(documents(page).file('schade aan de deur.png')).toBeVisible();
    /* No event tells another desk of a document: it reads the list again. */
    await other.reload();
    await expect(documents(other).file('schade aan de deur.png')).toBeVisible();

    await documents(page).clear('schade aan de deur.png').click();
    const clearing = caseDialog(page, 'Bijlage verwijderen');
    await clearing.field('Reden').fill('Er staat een kind op.');
    await clearing.button('Bestand verwijderen').click();
    await expect(frame(page).toast('Bestand is succesvol verwijderd')).toBeVisible();
    await documents(page).deletedInformation('schade aan de deur.png').click();
    const { dialog } = caseDialog(page, 'Verwijderd bestand');
    await expect(dialog).toContainText('Er staat een kind op.');
    await expect(dialog).toContainText((await colleague('bram')).name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('without mediaClear nothing can be cleared', { tag: '@matrix' }, async ({ page, backend }) => {
    const { id } = await backend.makeCase({ title: 'Blijft in het dossier', state: 'blocked' });
    await without(page, 'mediaClear');
    await openedCase(page).open(id, 'documenten');
    await documents(page).upload.setInputFiles(picture('bewijs.png'));
    await expect(documents(page).file('bewijs.png')).toBeVisible();
    await expect(documents(page).clear('bewijs.png')).toHaveCount(0);
  });

  test(
    'a right that is lost while the dialog is open is told',
    { tag: '@matrix' },
    async ({ page, backend }) => {
      const { id } = await backend.makeCase({ title: 'Rechten halverwege weg', state: 'blocked' });
      await openedCase(page).open(id, 'documenten');
      await documents(page).upload.setInputFiles(picture('bewijs.png'));
      await documents(page).clear('bewijs.png').click();
      await without(page, 'mediaClear');
      await page.route(/\/clear\?/, (route) => route.fulfill({ status: 403, json: {} }));
      const { button } = caseDialog(page, 'Bijlage verwijderen');
      await button('Bestand verwijderen').click();
      await expect(frame(page).toast(/^Je rechten zijn gewijzigd/)).toBeVisible();
      await expect(documents(page).clear('bewijs.png')).toHaveCount(0);
      await button('Bestand verwijderen').click();
      await expect(frame(page).toast('Geen permissie om bijlage te verwijderen')).toBeVisible();
    },
  );
});

test.describe('messages', () => {
  test('an internal one reaches colleagues only, with its attachment', async ({
    page,
    backend,
    colleague,
    anotherDesk,
  }) => {
    const words = 'Let op: meneer is slecht ter been.';
    const { id } = await backend.makeCase({ title: 'Tussen collega’s', state: 'blocked' });
    const other = await anotherDesk('carla');
    await openedCase(other).open(id, 'messages');
    await openedCase(page).open(id, 'messages');
    const sentTo = addressesOf(page, words);
    const { field, files, uploaded, submit, entry } = conversation(page, 'internal');
    await files.setInputFiles(picture('plattegrond.png'));
    await expect(uploaded).toBeVisible();
    await field.fill(words);
    await submit.click();
    await expect(entry(words)).toContainText('plattegrond.png');
    await expect(field).toHaveValue('');
    await expect(conversation(other, 'internal').entry(words)).toBeVisible();

    expect(sentTo).toEqual([`/api/v1/caseflow/message/${id}`]);
    const bram = await colleague('bram');
    expect(await bram.caseMessages(id)).toContain(words);
    expect(await bram.caseMessages(id, 'public')).not.toContain(words);
  });

  test('a public one is seen as the customer reads it before it goes', async ({
    page,
    backend,
    colleague,
  }) => {
    const words = 'Wij komen dinsdag tussen 9 en 12 uur bij u langs.';
    const { id } = await backend.makeCase({ title: 'Afspraak met de huurder', state: 'blocked' });
    const bram = await colleague('bram');
    await openedCase(page).open(id, 'publicmessages');
    const sentTo = addressesOf(page, words);
    const { field, files, uploaded, composer, submit, entry } = conversation(page, 'public');
    await files.setInputFiles([picture('route.png'), picture('te veel.png')]);
    await expect(
      composer.getByText('Een bericht kan één bijlage hebben. Niet toegevoegd: te veel.png.'),
    ).toBeVisible();
    await expect(uploaded).toHaveCount(1);
    await field.fill(words);
    await submit.click();
    const { dialog, button } = caseDialog(page, 'Controleer je bericht aan de klant');
    await expect(dialog).toContainText(words);
    await expect(dialog).toContainText('route.png');
    expect(await bram.caseMessages(id, 'public')).not.toContain(words);
    await button('Verder schrijven').click();
    await expect(field).toHaveValue(words);
    await submit.click();
    await button('Versturen naar klant').click();
    await expect(dialog).toBeHidden();
    await expect(entry(words)).toContainText('route.png');

    expect(sentTo).toEqual([`/api/v1/caseflow/message/public/${id}`]);
    expect(await bram.caseMessages(id, 'public')).toContain(words);
    expect(await bram.caseMessages(id)).not.toContain(words);
  });
});
