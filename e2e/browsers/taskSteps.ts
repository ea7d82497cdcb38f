import { match, ok, strictEqual } from 'node:assert/strict';
import type { Step } from './day';
import {
  button,
  clearFilters,
  connection,
  details,
  dialog,
  filter,
  heading,
  linkIn,
  option,
  search,
  showFilters,
  tab,
  taskRow,
  taskRows,
  TASKS,
  textbox,
  toast,
} from './targets';

const reply = textbox(/^Bericht/, details);
const finishing = dialog('Taak afronden');
const REASON = /^Wat is er gedaan\?/;
const DATE_HINT = /Deadline tot en met/;

/** Steps with tasks of Bram, from the list to the last message. */
export const taskSteps: readonly Step[] = [
  {
    name: 'the list is narrowed by words, by status and by a date typed as in Dutch',
    run: async ({ screen, given }) => {
      await given('Lekkage in de kelder');
      await screen.open(TASKS);
      await screen.fill(search, 'lekkage in de kelder');
      await screen.address(/query=lekkage/);
      await screen.count(taskRows, 1);
      await screen.click(showFilters);
      await screen.click(filter('Status'));
      await screen.click(option('Opgepakt'));
      await screen.address(/status=PickedUp/);
      await screen.gone(taskRow('Lekkage in de kelder'));
      await screen.click(clearFilters);
      await screen.click(filter('^Deadline|Deadline$'));
      await screen.click(option('Tot en met een datum…'));
      await screen.fill(textbox(DATE_HINT), '31-12-29');
      await screen.press('Tab');
      await screen.address(/2029-12-31/);
      await screen.see(taskRows);
      await screen.click(clearFilters);
    },
  },
  {
    name: 'a task is opened, picked up and answered',
    run: async ({ screen, given, bram }) => {
      const id = await given('Kraan drupt');
      await screen.open(TASKS);
      await screen.click(linkIn(taskRow('Kraan drupt')));
      await screen.address(new RegExp(`${id}/informatie`));
      await screen.click(button('Oppakken', details));
      await screen.see(toast('Taak succesvol opgepakt'));
      await screen.click(tab('Berichten'));
      await screen.fill(reply, 'Ik bel vanmiddag terug, vóór drieën.');
      await screen.click(button('Versturen', details));
      await screen.see({ role: 'listitem', text: 'Ik bel vanmiddag terug', within: details });
      ok((await bram.messages(id)).includes('Ik bel vanmiddag terug, vóór drieën.'));
    },
  },
  {
    name: 'a message is sent by keyboard',
    run: async ({ screen, given, bram }) => {
      const id = await given('Met het toetsenbord');
      await screen.open(`${TASKS}/${id}/berichten`);
      await screen.fill(reply, 'Zonder muis gestuurd.');
      await screen.press('Control+Enter');
      await screen.see({ role: 'listitem', text: 'Zonder muis gestuurd.', within: details });
      strictEqual(
        (await bram.messages(id)).filter((message) => message === 'Zonder muis gestuurd.').length,
        1,
      );
    },
  },
  {
    name: 'a task is edited, its deadline typed as in Dutch',
    run: async ({ screen, given, bram }) => {
      const id = await given('Sleutel kwijt');
      await screen.open(`${TASKS}/${id}/informatie`);
      await screen.click(button('Bewerken', details));
      await screen.fill(textbox(/^Onderwerp/), 'Sleutel kwijt, spoed');
      await screen.fill(textbox(/^Deadline/), '1/2/2030 14.30');
      await screen.click(button('Opslaan'));
      await screen.see(toast('Taak bijgewerkt'));
      await screen.see(heading('Sleutel kwijt, spoed'));
      strictEqual(Date.parse((await bram.task(id)).ends ?? ''), Date.parse('2030-02-01T13:30:00Z'));
    },
  },
  {
    name: 'a task is linked to somebody who is looked up',
    run: async ({ screen, given }) => {
      const id = await given('Wie belde er');
      await screen.open(`${TASKS}/${id}/informatie`);
      await screen.click(button('Koppelen', details));
      await screen.pick({ role: 'combobox', name: 'Relatie' }, 'de', /Huurder/);
      await screen.click(button('Koppelen'));
      await screen.see(toast('Taak succesvol gekoppeld'));
    },
  },
  {
    name: 'a dialog takes the focus and gives it back, and a task is finished',
    run: async ({ screen, given, bram }) => {
      const id = await given('Bijna klaar');
      await bram.pickUp(id);
      await screen.open(`${TASKS}/${id}/informatie`);
      await screen.click(button('Afronden', details));
      await screen.seeRing(textbox(REASON));
      await screen.press('Escape');
      await screen.gone(finishing);
      await screen.seeFocus(button('Afronden', details));
      await screen.press('Tab');
      await screen.press('Shift+Tab');
      await screen.press('Enter');
      await screen.seeRing(textbox(REASON));
      await screen.press('Escape');
      await screen.seeRing(button('Afronden', details));
      await screen.press('Enter');
      await screen.click(button('Bevestigen', finishing));
      await screen.see(dialog('Vul in wat er gedaan is.'));
      await screen.fill(textbox(REASON), 'Loodgieter is geweest.');
      await screen.click(button('Bevestigen', finishing));
      await screen.see(toast('Taak succesvol afgerond'));
      await screen.gone(taskRow('Bijna klaar'));
      match(String((await bram.task(id)).status), /2|Afgerond/);
    },
  },
  {
    name: 'what a colleague does arrives by itself',
    run: async ({ screen, given, carla }) => {
      const id = await given('Gezien door twee');
      await screen.open(`${TASKS}/${id}/berichten`);
      await screen.see(connection('Verbonden'));
      await carla.change(id, { subject: 'Gezien door twee, zegt Carla' });
      await screen.see(heading('Gezien door twee, zegt Carla'));
      await screen.see(taskRow('Gezien door twee, zegt Carla'));
      await carla.reply(id, 'Ik kijk mee.');
      await screen.see({ role: 'listitem', text: 'Ik kijk mee.', within: details });
      await carla.remove(id);
      await screen.gone(taskRow('Gezien door twee, zegt Carla'));
    },
  },
  {
    name: 'a line that drops comes back, with what was missed',
    run: async ({ screen, backend, given, carla }) => {
      const id = await given('Zonder verbinding');
      await screen.open(`${TASKS}/${id}/informatie`);
      await screen.see(connection('Verbonden'));
      await backend.control('hubs', { action: 'stop' });
      await screen.gone(connection('Verbonden'));
      await carla.change(id, { subject: 'Ondertussen veranderd' });
      await backend.control('hubs', { action: 'start' });
      await screen.see(heading('Ondertussen veranderd'));
      await screen.see(taskRow('Ondertussen veranderd'));
      await screen.see(connection('Verbonden'));
    },
  },
];
