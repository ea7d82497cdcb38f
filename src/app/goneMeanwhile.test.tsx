import { act, screen } from '@testing-library/react';
import { userIds } from '@mocks/backend/testServer';
import { aCaseFlow, anAssignee, anOutgoingMail, aTask, db } from '@mocks/db';
import { queries } from '@/api/http/queries';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { to } from '@/core/paths';
import { editedRecords, openEdited } from '@/testing/editedRecords';
import { renderApp } from '@/testing/renderApp';
import { writes } from '@/testing/writes';

/** Returns the toasts except those of kind `info`, by which a card reports that it was brought up to date. */
const refusals = (state: Parameters<typeof selectToasts>[0]) =>
  selectToasts(state).filter(({ kind }) => kind !== 'info');

const cases = Object.entries(editedRecords).flatMap(([name, row]) =>
  (['a save', 'a later reading'] as const).map((end) => [name, end, row] as const),
);

it.each(cases)('The form of a vanished %s keeps what was typed after %s', async (_, end, row) => {
  const { user, store } = await openEdited(row);
  row.remove();
  const save = () => screen.getByRole('button', { name: row.button });
  if (end === 'a save') await user.click(save());
  else act(() => void store.dispatch(queries.util.invalidateTags([row.tag])));
  expect(await screen.findByText(/^Dit bestaat niet meer\. Wat je hebt getypt/)).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: row.field }).value).toContain('mijnwoord');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(refusals(store.getState())).toEqual([]);
  const sent = writes();
  await user.click(save());
  expect(writes()).toEqual(sent);
});

interface SentWork {
  /** Adds the record, and returns its address. */
  given: () => string;
  user: 'anne' | 'bram' | 'carla';
  opens?: string;
  field: RegExp;
  button: string;
  remove: () => void;
  said: RegExp;
}

const anne = anAssignee({ id: userIds.anne, name: 'Anne de Vries' });
const only = <T,>(all: readonly T[]): T => all[0]!;
const removeTask = () => db.tasks.remove(only(db.tasks.all()).id);

const work: Record<string, SentWork> = {
  'a reply to a task': {
    given: () => to.taskTab(db.tasks.add(aTask()).id, 'berichten'),
    user: 'bram',
    field: /^Bericht$/,
    button: 'Versturen',
    remove: removeTask,
    said: /^Deze taak is verwijderd\. Je kunt die nog lezen/,
  },
  'a task that its maker edits': {
    given: () => to.taskTab(db.tasks.add(aTask({ createdBy: anne, from: anne })).id, 'informatie'),
    user: 'anne',
    opens: 'Bewerken',
    field: /Onderwerp/,
    button: 'Opslaan',
    remove: removeTask,
    said: /^Deze taak is ondertussen verwijderd\. Je tekst/,
  },
  'a message of a case': {
    given: () => to.caseFlowTab(db.caseFlows.add(aCaseFlow()).id, 'messages'),
    user: 'bram',
    field: /^Bericht$/,
    button: 'Intern opslaan',
    remove: () => db.caseFlows.remove(only(db.caseFlows.all()).id),
    said: /^Deze zaak bestaat niet meer\. Je kunt die nog lezen/,
  },
  'a mail that is sent on': {
    given: () => to.outgoingMail(db.outgoingMails.add(anOutgoingMail({})).id),
    user: 'carla',
    opens: 'Doorsturen',
    field: /^Aan/,
    button: 'Doorsturen',
    remove: () => db.outgoingMails.remove(only(db.outgoingMails.all()).id),
    said: /^Dit bestaat niet meer\. Wat je hebt getypt/,
  },
};

it.each(Object.entries(work))(
  'The form of %s keeps what was typed when its record is gone',
  async (_, row) => {
    const { user } = renderApp(row.given(), { user: row.user });
    if (row.opens !== undefined) await user.click(await screen.findByRole('button', { name: row.opens }));
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: row.field });
    await user.type(await screen.findByRole('textbox', { name: row.field }), 'mijn@woord.nl');
    row.remove();
    const send = () =>
      screen.getAllByRole('button', { name: new RegExp(`^(Opnieuw )?${row.button}$`, 'i') }).at(-1)!;
    await user.click(send());
    expect(await screen.findByText(row.said)).toBeVisible();
    expect(field().value).toContain('mijn@woord.nl');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveAccessibleDescription(/bestaat niet meer|verwijderd/);
  },
);
