import type { Page } from '@playwright/test';

export type ReasonAction = 'finish' | 'reject' | 'delete';

const titles: Record<ReasonAction, string> = {
  finish: 'Taak afronden',
  reject: 'Taak weigeren',
  delete: 'Taak verwijderen',
};
const buttons: Record<ReasonAction, string> = {
  finish: 'Afronden',
  reject: 'Weigeren',
  delete: 'Verwijderen',
};

/** The opened task: heading, actions, tabs. */
export const task = (page: Page) => {
  const pane = page.locator('#details');
  const actions = pane.getByRole('group', { name: 'Acties voor deze taak' });
  const action = (name: string) => actions.getByRole('button', { name, exact: true });
  const tab = (name: string) =>
    pane.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  const replyField = pane.getByRole('textbox', { name: 'Bericht' });
  const history = pane.getByRole('list', { name: 'Geschiedenis van de taak' });

  return {
    pane,
    actions,
    heading: (subject: string | RegExp) => pane.getByRole('heading', { level: 1, name: subject }),
    action,
    tab,
    pickUp: action('Oppakken'),
    finish: action('Afronden'),
    next: pane.getByRole('button', { name: 'Volgende taak' }),
    replyField,
    send: pane.getByRole('button', { name: /^(Versturen|Opnieuw versturen)$/ }),
    sendAndFinish: pane.getByRole('button', { name: 'Versturen, afronden en volgende' }),
    history,
    entries: history.getByRole('listitem'),
    entry: (text: string) => history.getByRole('listitem').filter({ hasText: text }),
    status: (label: string) => pane.getByText(label, { exact: true }).first(),

    async press(name: string) {
      await action(name).click();
    },
    async openTab(name: string) {
      await tab(name).click();
    },
    async ask(what: ReasonAction) {
      await action(buttons[what]).click();
      await reasonDialog(page, what).dialog.waitFor();
    },
    async reply(text: string) {
      await replyField.fill(text);
      await pane.getByRole('button', { name: 'Versturen', exact: true }).click();
    },
  };
};

/** The dialog that asks for a reason. */
export const reasonDialog = (page: Page, what: ReasonAction) => {
  const dialog = page
    .getByRole('dialog', { name: titles[what] })
    .or(page.getByRole('alertdialog', { name: titles[what] }));
  const reason = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Bevestigen' });
  return {
    dialog,
    reason,
    confirm,
    cancel: dialog.getByRole('button', { name: 'Annuleren' }),
    async give(text: string) {
      await reason.fill(text);
      await confirm.click();
    },
  };
};
