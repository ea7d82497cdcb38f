import type { WirePage } from '@/testing/colleague';
import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { tabTo } from '../../support/keys';
import { expect, test } from '../../support/test';

test.use({ user: 'carla' });

const QUESTION = 'Hoe regel ik een huisdier in de woning?';

test('an agent goes from a subject to its answer and registers a contact, by keyboard alone', async ({
  page,
}) => {
  const call = contact(page);
  await page.goto('/kennisbank');
  await tabTo(page, page.getByRole('treeitem', { name: 'Wonen' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: QUESTION }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused();
  await tabTo(page, call.start);
  await page.keyboard.press('Enter');
  await expect(call.notes).toBeFocused();
  await page.keyboard.type('Wil een kat.');
  await expect(call.panel).toContainText(QUESTION);
  await tabTo(page, call.person);
  await page.keyboard.type('maria van dijk');
  await page
    .getByRole('option', { name: /^Maria van Dijk/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(call.person).toHaveValue('Maria van Dijk');
  await tabTo(page, call.finish);
  await page.keyboard.press('Enter');
  await expect(frame(page).toast('Contactmoment vastgelegd')).toBeVisible();
  await expect(call.panel).toBeHidden();
});

test('an answer keeps its tables, numbers and pictures when a word is added', async ({ page, colleague }) => {
  const carla = await colleague('carla');
  const [faq] = (await carla.read<WirePage<{ id: string }>>('/api/v1/faqs/admin/all?page=0&pageSize=1'))
    .items;
  const id = faq?.id ?? '';
  const parts = [
    '<h2>Openingstijden</h2>',
    '<table class="tijden"><thead><tr><th>Dag</th><th>Open</th></tr></thead><tbody><tr><td>Maandag</td><td width="80">9 – 17 uur</td></tr></tbody></table>',
    '<ol start="3" type="a"><li>Bel</li><li value="7">Mail</li></ol>',
    '<p><img src="https://www.corporatie.example/meter.png" alt="De meter"></p>',
    '<iframe src="https://film.example/1"></iframe>',
    '<dl class="begrippen"><dt>VvE</dt><dd>Vereniging van eigenaren</dd></dl>',
    '<p><img src="https://www.corporatie.example/plan.png" loading="lazy" data-id="7"></p>',
  ];
  await carla.write('PUT', '/api/v1/faqs/admin', { id, answer: `<p>Kom langs.</p>${parts.join('')}` });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));

  await page.goto(`/kennisbank/beheer/${id}`);
  const answer = page.getByRole('textbox', { name: 'Antwoord', exact: true });
  await expect(answer.getByRole('cell', { name: '9 – 17 uur' })).toBeVisible();
  await expect(answer.getByText('Afbeelding: De meter')).toBeVisible();
  await answer.getByText('Kom langs.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Of bel.');
  await answer.getByRole('cell', { name: '9 – 17 uur' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', zonder pauze');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const stored = async () => (await carla.read<{ answer: string }>(`/api/v1/faqs/admin/${id}`)).answer;
  await expect
    .poll(stored)
    .toBe(`<p>Kom langs. Of bel.</p>${parts.join('').replace('17 uur', '17 uur, zonder pauze')}`);
  expect(asked.filter((host) => host.endsWith('.example'))).toEqual([]);
});
