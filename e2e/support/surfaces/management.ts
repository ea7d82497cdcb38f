import { goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const arrive = async (stage: Stage, path: string) => {
  await goto(stage, path);
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor();
};

const at = (name: string, path: string, waitsFor: string): Surface => ({
  name,
  user: 'carla',
  open: async (stage) => {
    await arrive(stage, path);
    await stage.page.getByText(waitsFor).first().waitFor();
  },
});

const LIFT = '/dashboard/mededelingen/bc000000-0000-4000-8000-000000000004';

const QUESTION = 'fa000000-0000-4000-8000-000000000001';
const WONEN = 'af000000-0000-4000-8000-000000000001';

/** Announcements, the portal, the management of the knowledge base, and the lists of administrators. */
export const management: readonly Surface[] = [
  at('announcements', '/dashboard/mededelingen', 'Nieuwe openingstijden'),
  at('announcement', LIFT, 'Kerkstraat'),
  at('announcement-change', `${LIFT}/wijzigen`, 'Relatie toevoegen'),
  at('portal', '/selfservice', 'Het portaal is nu'),
  at('portal-scenario', '/selfservice/scenario/scenario-9', 'Vragen in de kennisbank'),
  at('portal-requests', '/beheer/diagnostics/portalrequests', 'flow-00001'),
  at('portal-request', '/beheer/diagnostics/portalrequests/flow-00042', 'Wat de klant invulde'),
  {
    ...at('knowledge-question', `/kennisbank/faq/${QUESTION}?bij=zoeken&q=huur`, 'Verbetering voorstellen'),
    modes: ['desktop', 'tablet'],
  },
  at('knowledge-subject', '/kennisbank/thesaurus', 'Wonen'),
  at('knowledge-editing', '/kennisbank/beheer', 'Hoe zeg ik de huur op'),
  at('knowledge-editor', `/kennisbank/beheer/${QUESTION}`, 'Doelgroepen'),
  at('knowledge-subjects', `/kennisbank/beheer/onderwerpen?onderwerp=${WONEN}`, 'Gepubliceerde vragen'),
  at('management', '/beheer', 'Slimme labels'),
  at('managed-list', '/beheer/lijsten/snelkiezers', 'Storingsdienst'),
  {
    name: 'managed-list-record',
    user: 'carla',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await arrive(stage, '/beheer/lijsten/prijscomponenten');
      await stage.page.getByRole('button', { name: 'Nettohuur wijzigen' }).click();
      await stage.page.getByRole('textbox', { name: /^Bedrag/ }).waitFor();
    },
  },
];
