import type { Step } from './day';
import { DESKTOP, type Size } from './driver';
import { button, connection, details, heading, tab, taskRows, TASKS, textbox } from './targets';

const TABLET: Size = { width: 834, height: 1112 };
const NARROW: Size = { width: 480, height: 844 };

const question = heading('Wie meldt zich aan?');
const userMenu = button(/instellingen en afmelden$/);

export const signIn: Step = {
  name: 'signs in at the identity provider, and the list appears',
  run: async ({ door }) => {
    await door.open(TASKS);
    await door.click(button('bram'));
    await door.see(taskRows);
    await door.address(/\/dashboard\/taken\/overzicht$/);
    await door.see(connection('Verbonden'));
  },
};

export const signOut: Step = {
  name: 'signs out, at the provider too',
  run: async ({ door }) => {
    await door.open(TASKS);
    await door.click(userMenu);
    await door.click(button('Afmelden'));
    await door.see(question);
    await door.open(TASKS);
    await door.see(question);
  },
};

/** Steps with the frame around every screen. */
export const frameSteps: readonly Step[] = [
  {
    name: 'an opened task stays readable on a tablet and in a narrow window',
    run: async ({ screen, given }) => {
      const id = await given('Op elk scherm te zien');
      await screen.open(`${TASKS}/${id}/informatie`);
      await screen.see(connection('Verbonden'));
      try {
        for (const size of [TABLET, NARROW]) {
          await screen.resize(size);
          await screen.click(tab('Berichten'));
          await screen.see(textbox(/^Bericht/, details));
          await screen.fits();
          await screen.click(tab('Informatie'));
          await screen.see({ ...heading('Op elk scherm te zien'), within: details });
        }
      } finally {
        await screen.resize(DESKTOP);
      }
    },
  },
];
