import type { Page, Route } from '@playwright/test';
import { chat } from '../../screens/chat';
import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { phone } from '../../screens/phone';
import type { Backend } from '../../support/backend';
import { holdCalls } from '../../support/calls';
import { tabTo, walkTo } from '../../support/keys';
import { expect, test } from '../../support/test';

const ACCEPT = /\/accept$/;
const ASSIGN = /\/activity\/contact\/assignChatConversation$/;
const INBOX = '/dashboard/taken/overzicht';
const MARIA = 'Maria van Dijk';
const JAN = 'Jan Peters';
const WILLEM = 'Willem Bos';

interface Said {
  text: string | null;
}
interface Conversation {
  id: string;
  status: number;
  messages: Said[];
}

const nobody = { id: null, firstName: null, lastName: null, email: null, phoneNumber: null };
const customer = (number: number, firstName: string, lastName: string) => ({
  customer: {
    ...nobody,
    id: `bf000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    firstName,
    lastName,
  },
  isLinked: true,
});
const maria = customer(2, 'Maria', 'van Dijk');
const jan = customer(4, 'Jan', 'Peters');

/** A visitor starts a chat. */
const comes = async (backend: Backend, text: string, changes: object = {}) =>
  (await backend.control('chat', { action: 'start', text, changes })) as Conversation;

/** The texts of one conversation on the server. */
const said = async (url: string, id: string) => {
  const answer = await fetch(`${url}/__mock/chat`);
  const { conversations } = (await answer.json()) as { conversations: Conversation[] };
  return conversations.find((one) => one.id === id)?.messages.map(({ text }) => text);
};

/** Lets the page poll once. The page polls every second by its own clock, so the clock must be moved. */
const isTold = (page: Page) => page.clock.runFor(1_100);

/** Accepts a conversation by its shortcut, which moves the focus to the reply; returns its id. */
async function accepts(page: Page, backend: Backend): Promise<string> {
  const it = chat(page);
  await it.isAvailable();
  const { id } = await comes(backend, 'Mijn kraan lekt');
  await isTold(page);
  await expect(it.waiting).toBeVisible();
  await page.keyboard.press('Alt+a');
  await expect(it.message).toBeFocused();
  return id;
}

test.use({ user: 'anne', scenario: 'leeg' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(INBOX);
});

test('a chat is handled by keyboard alone, from registering the operator to the contact moment', async ({
  page,
  backend,
  server,
}) => {
  const it = chat(page);
  await it.registerTool.focus();
  await page.keyboard.press('Enter');
  await it.register.focus();
  await page.keyboard.press('Enter');
  await expect(it.tool).toBeVisible();
  await expect(page.getByText('Aangemeld en beschikbaar voor nieuwe gesprekken.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(it.tool).toBeFocused();
  /* Visitors in the first answer were waiting already, so they cause no signal. */
  const answered = page.waitForResponse(/\/conversations\/pending$/);
  await isTold(page);
  await answered;

  const { id } = await comes(backend, 'Mijn kraan lekt', maria);
  await isTold(page);
  await expect(it.waiting).toBeVisible();
  await expect(page).toHaveTitle(/^Inkomend chatgesprek/);
  await page.keyboard.press('Alt+a');
  await expect(it.message).toBeFocused();
  await expect(frame(page).heading).toHaveText(MARIA);
  const call = contact(page);
  await expect(call.goOn(MARIA)).toBeVisible();
  await expect(it.message).toBeFocused();
  await tabTo(page, it.defaultMessages);
  await page.keyboard.press('Enter');
  await walkTo(page, /^Goedendag, u spreekt met Anne/);
  await page.keyboard.press('Enter');
  await expect(it.message).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(it.log).toContainText('Goedendag, u spreekt met Anne');
  await expect(it.message).toHaveValue('');

  await tabTo(page, it.faqs);
  await page.keyboard.press('Enter');
  const questions = it.window.getByRole('region', { name: 'Veelgestelde vragen' });
  await tabTo(page, questions.getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.type('waterleiding');
  await page.clock.runFor(1_000);
  await tabTo(page, questions.getByRole('button', { name: /^Hoe regel ik een gesprongen/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, questions.getByRole('button', { name: 'In bericht zetten' }).first());
  await page.keyboard.press('Enter');
  await expect(it.message).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said(server.url, id))?.length).toBe(3);

  await it.leave.focus();
  await page.keyboard.press('Enter');
  await expect(it.window).toContainText('Nawerktijd');
  /* The contact unfolds at the remaining steps, with the answered question. */
  await expect(call.notes).toBeFocused();
  await expect(call.panel.getByRole('article', { name: /^Hoe regel ik een gesprongen/ })).toBeVisible();
  const assigned: unknown[] = [];
  page.on('request', (request) => {
    if (ASSIGN.test(request.url())) assigned.push(request.postDataJSON());
  });
  await call.finish.focus();
  await page.keyboard.press('Enter');
  await expect(frame(page).toast(/contactmoment.* vastgelegd/i)).toBeVisible();
  await expect.poll(() => assigned.length).toBeGreaterThan(0);

  await page.clock.runFor(1_000);
  await it.endAfterWork.focus();
  await page.keyboard.press('Enter');
  await expect(it.window).toBeHidden();
  expect(assigned).toEqual([expect.objectContaining({ chatConversationId: id })]);
});

test('two operators accept a chat at the same moment: one gets it, the other sees a message', async ({
  page,
  anotherDesk,
  backend,
}) => {
  const other = await anotherDesk('bram');
  await other.clock.install();
  await other.goto(INBOX);
  const desks = [page, other] as const;
  for (const desk of desks) await chat(desk).isAvailable();
  await comes(backend, 'Mijn kraan lekt');
  for (const desk of desks) {
    await isTold(desk);
    await expect(chat(desk).waiting).toBeVisible();
  }
  const asked = desks.map((desk) => desk.waitForRequest(ACCEPT));
  const release = await Promise.all(desks.map((desk) => holdCalls(desk, ACCEPT)));
  for (const desk of desks) await desk.keyboard.press('Alt+a');
  await Promise.all(asked);
  release.forEach((open) => open());
  const told = (desk: Page) => frame(desk).toast('Een collega heeft dit gesprek al opgepakt.');
  const won = chat(page).window;
  await expect(won.or(told(page))).toBeVisible();
  const [first, last] = (await won.isVisible()) ? [page, other] : [other, page];
  await expect(chat(first).message).toBeFocused();
  await expect(told(last)).toBeVisible();
  await isTold(last);
  await expect(chat(last).bar).toBeHidden();
  await expect(chat(last).window).toBeHidden();
  await expect(told(first)).toBeHidden();
});

test(
  'a message sent while the connection is gone for 20 s is there once, and nothing typed is lost',
  { tag: '@matrix' },
  async ({ page, context, backend, server, watch }) => {
    watch.allow(/^console: (Hub |Application load error)/);
    const it = chat(page);
    const id = await accepts(page, backend);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
    };
    await page.route(/\/messages\/new$/, loseAnswer, { times: 1 });
    await page.keyboard.type('Ik stuur een monteur.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Komt morgen');
    await page.clock.runFor(20_000);
    await expect(it.bar).toContainText('Geen verbinding met de chat');
    await expect(it.log).toContainText('Ik stuur een monteur.');
    await page.keyboard.type(' uit?');
    await context.setOffline(false);
    await page.clock.runFor(11_000);
    await expect(it.bar).not.toContainText('Geen verbinding met de chat');
    await expect(it.log.getByText('Ik stuur een monteur.')).toHaveCount(1);
    await expect(it.log.getByText(/^Niet (zeker|verstuurd)/)).toHaveCount(0);
    await expect(it.message).toHaveValue('Komt morgen uit?');
    await expect(it.message).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => said(server.url, id))
      .toEqual(['Mijn kraan lekt', 'Ik stuur een monteur.', 'Komt morgen uit?']);
  },
);

test(
  'during three chats and a call nothing is covered, and each visitor receives only their own replies',
  { tag: '@matrix' },
  async ({ page, backend, server }) => {
    const it = chat(page);
    const call = phone(page);
    await call.isReady();
    await it.isAvailable();
    const chats = [
      await comes(backend, 'Dag, met Willem'),
      await comes(backend, 'Dag, met Maria', maria),
      await comes(backend, 'Dag, met Jan', jan),
    ];
    await isTold(page);
    await expect(it.waiting).toContainText('3');
    for (const name of [WILLEM, MARIA, JAN]) {
      await page.keyboard.press('Alt+a');
      await expect(it.tab(name)).toHaveAttribute('aria-expanded', 'true');
      await expect(it.message).toBeFocused();
      if (name === WILLEM) continue;
      await expect(frame(page).heading).toHaveText(name);
      await expect(page).not.toHaveURL(/channel=/);
    }
    await page.keyboard.type('Voor ');
    await backend.control('phone/ring', { user: 'anne', number: '0612345678' });
    await expect(call.pickUp).toBeVisible();
    await page.keyboard.type('Jan');
    await expect(it.message).toHaveValue('Voor Jan');
    await backend.control('phone/message', { user: 'anne', type: 'error', text: 'De centrale is druk.' });
    await expect(frame(page).toast('De centrale is druk.')).toBeVisible();
    const parts = [call.tool, call.pickUp, it.tab(WILLEM), it.tab(MARIA), it.tab(JAN), it.message, it.leave];
    for (const part of parts) await part.click({ trial: true });
    await page.keyboard.press('Alt+o');
    await expect(call.bar).toContainText('In gesprek');
    await expect(contact(page).notes).toBeFocused();
    await page.keyboard.type('Aan de lijn');
    await it.tab(MARIA).click();
    await expect(it.message).toBeFocused();
    await expect(frame(page).heading).toHaveText(MARIA);
    await page.keyboard.type('Voor Maria');
    await page.keyboard.press('Enter');
    await it.tab(JAN).click();
    await expect(it.message).toHaveValue('Voor Jan');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => Promise.all(chats.map(({ id }) => said(server.url, id))))
      .toEqual([['Dag, met Willem'], ['Dag, met Maria', 'Voor Maria'], ['Dag, met Jan', 'Voor Jan']]);
    for (const part of [call.hangUp, it.tab(WILLEM), it.leave, it.message]) await part.click({ trial: true });
  },
);

test(
  'a chat survives the end of the session: polling stops meanwhile, and it continues where it was',
  { tag: '@matrix' },
  async ({ page, context, backend, server, watch }) => {
    watch.allow(/^console: (Hub |Session load error|Failed to load resource)/);
    const it = chat(page);
    const id = await accepts(page, backend);
    await page.keyboard.type('Ik kijk het na');

    const become = (user: string) =>
      context.addCookies([{ name: 'mock-gebruiker', value: user, url: server.url }]);
    await become('niemand');
    await backend.control('session', { revoke: true });
    await isTold(page);
    const over = page.getByRole('alertdialog', { name: 'Je sessie is verlopen' });
    await expect(over).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(5_000);
    expect(asked.filter((url) => url.includes('/chatkcc/'))).toEqual([]);
    await backend.control('chat', { action: 'write', id, text: 'Bent u er nog?' });

    await become('anne');
    await over.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
    await expect(over).toBeHidden();
    await isTold(page);
    await expect(it.log).toContainText('Bent u er nog?');
    await expect(it.message).toHaveValue('Ik kijk het na');
    await expect(it.message).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => said(server.url, id))
      .toEqual(['Mijn kraan lekt', 'Bent u er nog?', 'Ik kijk het na']);
  },
);
