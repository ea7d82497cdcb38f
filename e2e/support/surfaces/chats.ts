import { chat } from '../../screens/chat';
import { goto, OVERVIEW, type Stage, type Surface, UNDER_MODAL } from './surface';

const DASHBOARD = '/dashboard/chat';
/** Maria's timeline; a chat was part of how her payments were arranged. */
const TIMELINE_WITH_CHAT =
  '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn?zoek=Betalingsregeling';

/** An available operator; in this world five visitors wait. */
const available = async (stage: Stage, path = OVERVIEW) => {
  const it = chat(stage.page);
  await goto(stage, path);
  await it.isAvailable();
  return it;
};

/** The first waiting visitor is Maria, whose card opens beside the chat. */
const talking = async (stage: Stage) => {
  const it = await available(stage);
  await it.next.click();
  await it.log.waitFor();
  await stage.page.mouse.move(0, 0);
  return it;
};

export const chats: readonly Surface[] = [
  {
    name: 'chat-dashboard',
    user: 'anne',
    ofScreen: true,
    open: async (stage) => {
      await available(stage, DASHBOARD);
      await stage.page.getByRole('list', { name: 'Wachtend' }).waitFor();
    },
  },
  {
    name: 'chat-menu',
    user: 'anne',
    opensPerMode: true,
    open: async (stage) => {
      const it = chat(stage.page);
      await goto(stage, OVERVIEW);
      await it.registerTool.click();
      await it.register.waitFor();
    },
  },
  {
    name: 'chat-window',
    user: 'anne',
    ofScreen: true,
    open: async (stage) => {
      await talking(stage);
    },
  },
  {
    name: 'chat-questions',
    user: 'anne',
    open: async (stage) => {
      const it = await talking(stage);
      await it.faqs.click();
      await it.window.getByRole('searchbox').fill('waterleiding');
      await it.window.getByRole('list', { name: 'Vragen' }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'chat-history',
    user: 'anne',
    modes: ['desktop', 'mobile'],
    opensPerMode: true,
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      const { page } = stage;
      await goto(stage, TIMELINE_WITH_CHAT);
      await page
        .getByRole('button', { name: /^Betalingsregeling/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Gesprek lezen' }).first().click();
      await page.getByRole('list', { name: 'Berichten' }).waitFor();
    },
  },
  {
    name: 'chat-link',
    user: 'anne',
    modes: ['desktop', 'mobile'],
    opensPerMode: true,
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      const it = await talking(stage);
      await it.menu.click();
      await stage.page.getByRole('menuitem', { name: 'Koppelen aan relatie' }).click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
