import { CASES, conversation, openedCase } from '../../screens/cases';
import type { WireCase } from '@/testing/colleague';
import { caseDialogs } from './caseDialogs';
import { caseLists } from './caseLists';
import { CASE_RECORD, caseOf, NO_CASE, opened, openedSeeded, STEP_TASK, withoutSteps } from './caseStage';
import { fail, goto, gotoStalled, LONG, type Surface } from './surface';

const steps: Surface[] = [
  {
    name: 'case-steps-waiting-to-pick-up',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'waiting', at: 2, type: 'Woningverlating' });
      await openedCase(stage.page).step('Eindinspectie').pickUp.waitFor();
    },
  },
  {
    name: 'case-steps-blocked',
    ofScreen: true,
    open: async (stage) => {
      await opened(stage);
      await stage.page.getByText('Eerst moeten de verplichte taken van deze stap af zijn.').waitFor();
      await openedCase(stage.page).pane.getByText(STEP_TASK).waitFor();
    },
  },
  {
    name: 'case-steps-ready',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'ready', type: 'Huurachterstand' });
      await openedCase(stage.page).step('Betalingsregeling').finish.waitFor();
    },
  },
  {
    name: 'case-steps-over',
    open: async (stage) => {
      await opened(stage);
      await stage.page.getByRole('button', { name: 'Alles over stap ‘Aanvraag controleren’' }).click();
    },
  },
  {
    name: 'case-finished',
    drawnAs: 'case-canceled',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'finished' });
    },
  },
  {
    name: 'case-canceled',
    open: async (stage) => {
      await opened(stage, 'stappen', { state: 'canceled' });
      await stage.page.getByText('Deze zaak is geannuleerd.').first().waitFor();
    },
  },
  {
    name: 'case-without-steps',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await withoutSteps(stage);
      await opened(stage);
      await stage.page.getByText('De stappen zijn voor jou niet zichtbaar').waitFor();
    },
  },
  {
    name: 'case-long',
    drawnAs: 'case-information',
    open: async (stage) => {
      await opened(stage, 'stappen', { title: LONG });
    },
  },
  {
    name: 'case-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      await gotoStalled(stage, `${CASES}/${NO_CASE}/stappen`, CASE_RECORD);
    },
  },
  {
    name: 'case-failed',
    drawnAs: 'task-failed',
    open: async (stage) => {
      await fail(stage.page, CASE_RECORD);
      await goto(stage, `${CASES}/${NO_CASE}/stappen`);
      await stage.page.getByText('De zaak kon niet worden geladen').first().waitFor();
    },
  },
  {
    name: 'case-not-found',
    drawnAs: 'error',
    open: async (stage) => {
      await goto(stage, `${CASES}/${NO_CASE}/stappen`);
      await stage.page.getByText('Deze zaak bestaat niet (meer)').waitFor();
    },
  },
];

const messages = (audience: 'internal' | 'public'): Surface[] => {
  const isPublic = audience === 'public';
  const tab = isPublic ? 'publicmessages' : 'messages';
  const name = isPublic ? 'case-public-messages' : 'case-messages';
  return [
    {
      name,
      ...(isPublic ? { drawnAs: 'case-messages' } : { ofScreen: true }),
      open: async (stage) => {
        const { id } = await opened(stage, 'informatie');
        for (const text of [
          'Stukken van beide huurders ontvangen.',
          'De afspraak is verzet naar donderdag.\nTussen 9.00 en 11.00 uur.',
          `${LONG} `.repeat(3),
        ])
          await stage.me.writeInCase(id, text, audience);
        await goto(stage, `${CASES}/${id}/${tab}`);
        await conversation(stage.page, audience).entry('De afspraak is verzet').waitFor();
      },
    },
    {
      name: `${name}-none`,
      drawnAs: 'inbox-empty',
      open: async (stage) => {
        await opened(stage, tab);
        await stage.page
          .getByText(isPublic ? /nog geen berichten aan de klant/ : /nog geen interne berichten/)
          .waitFor();
      },
    },
    {
      name: `${name}-draft`,
      drawnAs: 'case-messages',
      open: async (stage) => {
        await opened(stage, tab);
        const { field, files, uploaded } = conversation(stage.page, audience);
        await field.fill('Een half bericht, met een bijlage');
        await files.setInputFiles({
          name: 'Loonstrook oktober.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF'),
        });
        await uploaded.waitFor();
      },
    },
    {
      name: `${name}-failed`,
      drawnAs: 'inbox-failed',
      open: async (stage) => {
        await fail(stage.page, /\/caseflow\/messages\//);
        await opened(stage, tab);
        await stage.page.getByText(/^De (interne )?berichten.* konden niet worden geladen/).waitFor();
      },
    },
    {
      name: `${name}-waiting`,
      drawnAs: 'task-waiting',
      open: async (stage) => {
        const made = await caseOf(stage);
        await gotoStalled(stage, `${CASES}/${made.id}/${tab}`, /\/caseflow\/messages\//);
        await openedCase(stage.page).heading(made.title).waitFor();
      },
    },
  ];
};

const FILES_FAILED = /\/api\/(v1\/case\/media|v2\/case)\//;
const ACTIVITIES = /\/api\/v1\/activity\/bycase\//;

const content: Surface[] = [
  {
    name: 'case-information',
    ofScreen: true,
    open: async (stage) => {
      const { me, page } = stage;
      const hasReport = async ({ umbrellaCaseId, status }: WireCase) =>
        /^(0|1|PickedUp|Finished)$/.test(String(status)) &&
        (await me.call('GET', `/api/v1/selfservice/report/bycase/${umbrellaCaseId}`)).ok;
      await openedSeeded(stage, 'informatie', hasReport);
      await page.getByText('Waar gaat het om?').waitFor();
    },
  },
  {
    name: 'case-information-bare',
    drawnAs: 'case-information',
    open: async (stage) => {
      await opened(stage, 'informatie', { personId: '' });
      await stage.page.getByText('Aan deze zaak is geen relatie gekoppeld.').first().waitFor();
    },
  },
  {
    name: 'case-information-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /\/selfservice\/report\/|\/task\/search|\/api\/v1\/caseflow\?.*query=/);
      await opened(stage, 'informatie');
      await stage.page.getByText('Wat de klant heeft ingevuld kon niet worden geladen.').waitFor();
    },
  },
  {
    name: 'case-documents',
    ofScreen: true,
    open: async (stage) => {
      const { me, page } = stage;
      const filesOf = async ({ umbrellaCaseId }: WireCase) =>
        (await me.read<unknown[]>(`/api/v1/case/media/${umbrellaCaseId}`)).length > 3;
      await openedSeeded(stage, 'documenten', filesOf);
      await page.getByRole('list', { name: 'Bijlagen' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'case-documents-none',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await opened(stage, 'documenten');
      await stage.page.getByText('Er zijn nog geen documenten bij deze zaak.').waitFor();
    },
  },
  {
    name: 'case-documents-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, FILES_FAILED);
      await opened(stage, 'documenten');
      await stage.page.getByText('De documenten konden niet worden geladen.').waitFor();
    },
  },
  {
    name: 'case-contact-moments',
    ofScreen: true,
    open: async (stage) => {
      const { me, page } = stage;
      const hasContacts = async ({ umbrellaCaseId, relatedPerson }: WireCase) => {
        if (relatedPerson === null) return false;
        const { items } = await me.read<{ items: { type: string }[] }>(
          `/api/v1/activity/bycase/${umbrellaCaseId}?page=0&pageSize=50`,
        );
        return items.filter(({ type }) => type === 'Contact').length > 1;
      };
      await openedSeeded(stage, 'contactmomenten', hasContacts);
      await page.getByRole('region', { name: 'Contactmomenten' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'case-contact-moments-none',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await opened(stage, 'contactmomenten', { personId: '' });
      await stage.page.getByText('Er zijn nog geen contactmomenten bij deze zaak.').waitFor();
    },
  },
  {
    name: 'case-contact-moments-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, ACTIVITIES);
      await opened(stage, 'contactmomenten');
      await stage.page.getByText('De contactmomenten konden niet worden geladen.').waitFor();
    },
  },
];

/** The cases: their list, an opened one with all its tabs and dialogs, and the work per owner. */
export const cases: Surface[] = [
  ...caseLists,
  ...steps,
  ...content,
  ...messages('internal'),
  ...messages('public'),
  ...caseDialogs,
];
