import { caseDialog, documents, openedCase } from '../../screens/cases';
import { frame } from '../../screens/frame';
import { expect, test } from '../../support/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

test.describe('the documents of a case', () => {
  test('can be added and cleared, and then show who cleared them and why', async ({
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
    /* No event about a document reaches another desk, so that desk must reload the list. */
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
});
