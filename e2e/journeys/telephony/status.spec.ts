import { frame } from '../../screens/frame';
import { phone } from '../../screens/phone';
import { expect, test } from '../../support/test';

test.use({ user: 'anne', viewport: { width: 390, height: 844 } });

test(
  'an agent on a phone has one status for calls and chats, answers beside the open menu and takes a break after a call',
  { tag: '@matrix' },
  async ({ page, backend }) => {
    await page.goto('/dashboard/taken/overzicht');
    const { bar, incoming, pickUp, hold, hangUp, endAfterWork, logIn, logInTool, tool } = phone(page);
    const status = page.getByRole('radiogroup', { name: 'Status voor telefoon en chat' });
    const choice = (name: string) => status.getByRole('radio', { name, exact: true });
    const acceptNext = page.getByRole('button', { name: 'Volgende aannemen' });
    await logInTool.click();
    await logIn.click();
    await choice('Beschikbaar').click();
    await expect(acceptNext).toBeVisible();
    await backend.control('phone/ring', { user: 'anne', number: '0610000731' });
    await expect(status).toBeVisible();
    await expect(incoming).toBeVisible();
    await pickUp.click();

    await expect(bar).toContainText('In gesprek');
    for (const button of [hold, hangUp, acceptNext]) await expect(button).toBeInViewport({ ratio: 1 });
    const foot = bar.locator('..');
    expect(await foot.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await tool.click();
    await choice('Pauze').click();
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('daarna: Pauze');
    await hangUp.click();
    await endAfterWork.click();
    await expect(frame(page).toast('Je status is nu: Pauze.')).toBeVisible();
    await tool.click();
    await expect(choice('Pauze')).toBeChecked();
  },
);
