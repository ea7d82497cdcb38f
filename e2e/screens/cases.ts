import type { Locator, Page } from '@playwright/test';
import type { CaseFlowTab } from '@/core/paths';
import { filterPane } from './filters';

export const CASES = '/dashboard/zaken/overzicht';
export const WORKLOAD = '/dashboard/zaken/workload/overzicht';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startsWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** The list of cases and its filters. */
export const caseList = (page: Page) => {
  const region = page.locator('#list');
  const list = page.getByRole('list', { name: 'Zakenlijst' });
  const head = page.locator('#filters');
  const filters = filterPane(page);
  const rows = list.getByRole('listitem');

  return {
    region,
    list,
    rows,
    filters,
    row: (title: string) => rows.filter({ hasText: title }),
    link: (title: string) => list.getByRole('link', { name: new RegExp(`^(nieuw: )?${escaped(title)}`) }),
    /** The search field in the head of the list. */
    query: head.getByRole('searchbox', { name: 'Zoeken' }),
    more: page.getByRole('button', { name: 'Meer laden' }),
    box: (title: string) => page.getByRole('checkbox', { name: `‘${title}’ selecteren` }),
    bulk: page.getByRole('group', { name: 'Acties voor de geselecteerde zaken' }),
    /** The count above the list: `9 van 41 zaken`, or `5 zaken` when all are loaded. */
    total: (text: string | RegExp) => region.getByText(text).first(),

    /** Opens the overview and waits until its list is shown. */
    async start(search = '') {
      await page.goto(CASES + search);
      await rows.first().waitFor();
    },
    /** Titles from top to bottom. */
    titles: (): Promise<string[]> =>
      list
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.querySelector('[data-tooltip]')?.getAttribute('data-tooltip') ?? ''),
        ),
  };
};

/** One step of an opened case. */
const stepOf = (steps: Locator, title: string) => {
  const step = steps.locator(':scope > li').filter({
    has: steps.page().getByRole('heading', { level: 2, name: new RegExp(`^\\d+\\. ${escaped(title)}`) }),
  });
  const task = (name: string) => step.getByRole('listitem').filter({ hasText: name });
  return {
    step,
    pickUp: step.getByRole('button', { name: 'Stap oppakken', exact: true }),
    finish: step.getByRole('button', { name: 'Stap afronden', exact: true }),
    status: (label: string) => step.getByText(label, { exact: true }).first(),
    task,
    finishTask: (name: string) => step.getByRole('button', { name: `Taak ‘${name}’ afronden` }),
    /** One of the outcomes of a task. */
    outcome: (name: string, label: string) =>
      step.getByRole('button', { name: `${label}: taak ‘${name}’ afronden` }),
    toTask: (name: string) => step.getByRole('link', { name: `Naar de taak ‘${name}’` }),
    startScenario: (name: string) => step.getByRole('button', { name: `‘${name}’ starten` }),
  };
};

/** The opened case: heading, facts, actions, tabs and their content. */
export const openedCase = (page: Page) => {
  const pane = page.locator('#details');
  const actions = pane.getByRole('group', { name: 'Acties voor deze zaak' });
  const steps = pane.getByRole('list', { name: 'Stappen', exact: true });

  return {
    pane,
    heading: (title: string | RegExp) => pane.getByRole('heading', { level: 1, name: title }),
    status: (label: string) => pane.getByText(label, { exact: true }).first(),
    fact: (text: string | RegExp) => pane.getByText(text).first(),
    /** The finished steps in the progress of the case. */
    finishedSteps: pane
      .getByRole('list', { name: 'Verloop van de zaak' })
      .locator('[data-status="finished"]'),
    action: (name: string) => actions.getByRole('button', { name, exact: true }),
    /** The name may be followed by a count. */
    tab: (name: string) =>
      pane.getByRole('navigation').getByRole('link', { name: new RegExp(`^${escaped(name)}[ ,\\d]*$`) }),
    steps,
    step: (title: string) => stepOf(steps, title),

    async open(id: string, tab: CaseFlowTab = 'stappen', search = '') {
      await page.goto(`${CASES}/${id}/${tab}${search}`);
      await pane.getByRole('heading', { level: 1 }).waitFor();
    },
  };
};

/** The messages to one audience, and the field for a new one. */
export const conversation = (page: Page, audience: 'internal' | 'public') => {
  const isInternal = audience === 'internal';
  const pane = page.getByRole('region', {
    name: isInternal ? 'Interne berichten' : 'Openbare berichten',
    exact: true,
  });
  const composer = pane.getByRole('form');
  return {
    pane,
    composer,
    field: composer.getByRole('textbox', { name: 'Bericht' }),
    submit: composer.getByRole('button', { name: isInternal ? /ntern opslaan$/ : 'Voorbeeld bekijken' }),
    files: composer.locator('input[type="file"]'),
    uploaded: composer.getByText('Geüpload'),
    entry: (text: string) => pane.getByRole('listitem').filter({ hasText: text }),
  };
};

/** The files of a case. */
export const documents = (page: Page) => {
  const files = page.getByRole('list', { name: 'Bijlagen' });
  return {
    upload: page.getByRole('main').locator('input[type="file"]'),
    file: (name: string) => files.getByRole('listitem').filter({ hasText: name }),
    clear: (name: string) => files.getByRole('button', { name: `${name} verwijderen` }),
    deletedInformation: (name: string) =>
      files.getByRole('button', { name: `Informatie over verwijderd bestand ${name}` }),
  };
};

/** The dialogs of a case, by their title. */
export const caseDialog = (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
  return {
    dialog,
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    /** The label of a radio button, which selects it. */
    choice: (name: string) => dialog.getByText(name, { exact: true }),
    field: (name: string) => dialog.getByRole('textbox', { name }),
  };
};

/** The cases per owner. */
export const workload = (page: Page) => {
  const column = (owner: string) => page.getByRole('region', { name: startsWith(`${owner}, `) });
  const card = (title: string) => page.getByRole('link', { name: startsWith(`${title},`) });
  return {
    column,
    counted: (owner: string, count: string) =>
      page.getByRole('region', { name: `${owner}, ${count}`, exact: true }),
    card,
    cardOf: (owner: string, title: string) =>
      column(owner).getByRole('link', { name: startsWith(`${title},`) }),

    async start(search = '') {
      await page.goto(WORKLOAD + search);
      await page.locator('[data-card]').first().waitFor();
    },
    async openMenu(title: string) {
      await card(title).hover();
      await page.getByRole('button', { name: `Acties voor ${title}` }).click();
    },
  };
};
