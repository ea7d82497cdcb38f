import type { Page } from '@playwright/test';
import { choose } from './fields';
import { filterPane, openFilters } from './filters';

const START = '/dashboard/taken/overzicht';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A row is named `nieuw: subject, status, deadline, assignee`. */
const rowName = (subject: string) => new RegExp(`^(nieuw: )?${escaped(subject)}`);

/** The list and the filters of the task inbox. */
export const inbox = (page: Page) => {
  const region = page.locator('#list');
  const list = page.getByRole('list', { name: 'Takenlijst' });
  const rows = list.getByRole('listitem');
  const head = page.locator('#filters');
  const filters = filterPane(page);
  const row = (subject: string) => rows.filter({ hasText: subject });

  return {
    region,
    list,
    rows,
    row,
    /** The link of a row, by the start of its name. */
    link: (subject: string) => list.getByRole('link', { name: rowName(subject) }),
    filters,
    /** The search field in the head of the list. */
    query: head.getByRole('searchbox', { name: 'Zoeken' }),
    more: page.getByRole('button', { name: 'Meer laden' }),
    waiting: page.getByRole('button', { name: /^\d+ nieuwe (taak|taken) tonen$/ }),
    box: (subject: string) => page.getByRole('checkbox', { name: `‘${subject}’ selecteren` }),
    bulk: page.getByRole('group', { name: 'Acties voor de geselecteerde taken' }),
    /** The count above the list: `9 van 41 taken`, or `5 taken` when all are loaded. */
    total: (text: string | RegExp) => region.getByText(text),

    async open(search = '') {
      await page.goto(START + search);
    },
    /** Opens the inbox and waits until its list is shown. */
    async start(search = '') {
      await page.goto(START + search);
      await rows.first().waitFor();
    },
    async openTask(subject: string) {
      await list.getByRole('link', { name: rowName(subject) }).click();
      await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    },
    openFilters: () => openFilters(page),
    async filterStatus(option: string) {
      await openFilters(page);
      await choose(page, filters, 'Status', option);
    },
    /** Subjects from top to bottom. */
    subjects: (): Promise<string[]> =>
      list
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.querySelector('[data-tooltip]')?.getAttribute('data-tooltip') ?? ''),
        ),
  };
};

export type Inbox = ReturnType<typeof inbox>;
