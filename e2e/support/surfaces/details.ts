import { aTenant } from '@/testing/inputs/taskInputs';
import { pick } from '../../screens/fields';
import { linkScreen } from '../../screens/forms';
import { task } from '../../screens/task';
import { fail, goto, gotoStalled, LONG, opened, OVERVIEW, type Surface, UNDER_MODAL } from './surface';

export const details: Surface[] = [
  {
    name: 'task-information',
    ofScreen: true,
    open: async (stage) => {
      await opened(stage, 'informatie', 'Lekkage in de badkamer', {
        description:
          'Mevrouw belt dat er sinds vanmorgen water langs de lamp in de badkamer loopt. Ze heeft een emmer neergezet en de stroom uitgezet. Graag vandaag nog iemand langs; na 15.00 uur is ze thuis.',
      });
    },
  },
  {
    name: 'task-long',
    drawnAs: 'task-information',
    open: async (stage) => {
      await opened(stage, 'informatie', LONG, { description: `${LONG}.\n\n`.repeat(12) });
    },
  },
  {
    name: 'task-picked-up',
    drawnAs: 'task-information',
    open: async (stage) => {
      const id = await stage.given('Opgepakte taak', { due: 3 });
      await stage.me.pickUp(id);
      await goto(stage, `${OVERVIEW}/${id}/informatie`);
      await task(stage.page).status('Opgepakt').waitFor();
    },
  },
  {
    name: 'task-messages',
    ofScreen: true,
    open: async (stage) => {
      const id = await stage.given('Veel berichten', { due: 3 });
      for (const text of [
        'Huurder belt om 16.00 uur terug.',
        'Doorgezet naar onderhoud.',
        `${LONG} `.repeat(3),
      ])
        await stage.me.reply(id, text);
      await goto(stage, `${OVERVIEW}/${id}/berichten`);
      await task(stage.page).entry('Doorgezet naar onderhoud.').waitFor();
    },
  },
  {
    name: 'task-messages-draft',
    drawnAs: 'task-messages',
    open: async (stage) => {
      await opened(stage, 'berichten');
      await task(stage.page).replyField.fill('Een half bericht');
    },
  },
  {
    name: 'task-messages-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /GetHistory/);
      await opened(stage, 'berichten');
      await stage.page.getByText('De berichten konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'task-messages-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      const id = await stage.given('Lekkage in de badkamer', { due: 3 });
      await gotoStalled(stage, `${OVERVIEW}/${id}/berichten`, /GetHistory/);
      await task(stage.page).heading('Lekkage in de badkamer').waitFor();
    },
  },
  {
    name: 'task-links',
    ofScreen: true,
    open: async (stage) => {
      await opened(stage, 'koppelingen');
      await stage.page.getByText('Aan deze taak zijn geen andere taken gekoppeld.').waitFor();
    },
  },
  {
    name: 'task-links-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /getLinkedTasks/);
      await opened(stage, 'koppelingen');
      await stage.page.getByText('De gekoppelde taken konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'task-contact-moments',
    ofScreen: true,
    open: async (stage) => {
      await opened(stage, 'contactmomenten');
      await stage.page.getByText(/Daarom zijn er geen contactmomenten/).waitFor();
    },
  },
  {
    name: 'task-waiting',
    open: async (stage) => {
      await gotoStalled(
        stage,
        `${OVERVIEW}/11111111-2222-4333-8444-555555555555/informatie`,
        /\/task\/byId\//,
      );
    },
  },
  {
    name: 'task-failed',
    open: async (stage) => {
      await fail(stage.page, /\/task\/byId\//);
      await goto(stage, `${OVERVIEW}/11111111-2222-4333-8444-555555555555/informatie`);
      await stage.page.getByText('De taak kon niet worden geladen').first().waitFor();
    },
  },
  {
    name: 'task-not-found',
    drawnAs: 'error',
    open: async (stage) => {
      await goto(stage, `${OVERVIEW}/11111111-2222-4333-8444-555555555555/informatie`);
      await stage.page.getByText('Deze taak bestaat niet (meer)').waitFor();
    },
  },
  {
    name: 'task-edit',
    ofScreen: true,
    open: async (stage) => {
      const id = await stage.given('Te bewerken', { due: 3 });
      await goto(stage, `${OVERVIEW}/edit/${id}`);
      await stage.page.getByRole('textbox', { name: 'Onderwerp' }).waitFor();
    },
  },
  {
    name: 'task-edit-errors',
    open: async (stage) => {
      const id = await stage.given('Te bewerken', { due: 3 });
      await goto(stage, `${OVERVIEW}/edit/${id}`);
      await stage.page.getByRole('textbox', { name: 'Onderwerp' }).fill('');
      await stage.page.getByRole('button', { name: 'Opslaan' }).click();
      await stage.page.getByText('Vul een onderwerp in.').first().waitFor();
    },
  },
  {
    name: 'task-link',
    ofScreen: true,
    open: async (stage) => {
      const id = await stage.given('Te koppelen', { due: 3 });
      await goto(stage, `${OVERVIEW}/link/${id}`);
      await stage.page.getByRole('combobox', { name: 'Relatie' }).waitFor();
    },
  },
  {
    name: 'task-link-results',
    opensPerMode: true,
    // An open list of a combo box hides the rest from screen readers; Tab closes the list before it leaves.
    unlessRules: ['aria-hidden-focus', 'region', ...UNDER_MODAL],
    open: async (stage) => {
      const id = await stage.given('Te koppelen', { due: 3 });
      await goto(stage, `${OVERVIEW}/link/${id}`);
      await stage.page.getByRole('combobox', { name: 'Relatie' }).fill('de');
      await stage.page
        .getByRole('option', { name: /Huurder/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'task-link-contracts',
    drawnAs: 'task-link-results',
    open: async (stage) => {
      const id = await stage.given('Te koppelen', { due: 3 });
      await goto(stage, `${OVERVIEW}/link/${id}`);
      const tenant = await aTenant(stage.me);
      await pick(stage.page, stage.page.locator('main'), 'Relatie', tenant, /Huurder ·/);
      await linkScreen(stage.page).contracts.waitFor();
    },
  },
];
