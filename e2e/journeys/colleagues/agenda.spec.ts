import { expect, test } from '../../support/test';

const DAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];

/** The layout by size: columns beside each other, or days under each other. */
const screens = [
  ['a tablet', { width: 1024, height: 768 }, 'beside'],
  ['a phone', { width: 390, height: 844 }, 'under'],
] as const;

for (const [device, viewport, placed] of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: true, user: 'carla' });

    test(
      `the week of a colleague is shown ${placed} each other`,
      { tag: '@matrix' },
      async ({ page, colleague }) => {
        const { userId } = await colleague('carla');
        await page.goto(`/collegakaart/${userId}`);
        const days = DAYS.map((day) => page.getByRole('region', { name: new RegExp(`^${day} `) }));
        const boxes = [];
        for (const day of days) {
          await expect(day).toBeAttached();
          const { x = 0, y = 0 } = (await day.boundingBox()) ?? {};
          boxes.push({ x, y });
        }
        const along = boxes.map(({ x, y }) => (placed === 'beside' ? x : y));
        const across = boxes.map(({ x, y }) => (placed === 'beside' ? y : x));
        expect(along).toEqual([...new Set(along)].sort((one, other) => one - other));
        expect(new Set(across).size).toBe(1);
        const week = page.getByRole('heading', { level: 2, name: /^Week/ });
        const before = await week.textContent();
        await page.getByRole('button', { name: 'Volgende week' }).click();
        await expect(week).not.toHaveText(before ?? '');
        await expect(page).toHaveURL(/week=/);
        const sticksOut = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sticksOut).toBeLessThanOrEqual(0);
      },
    );
  });
}
