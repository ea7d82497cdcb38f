import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { aMobile, anAddress, aPerson, db, reachedAt } from '@mocks/db';
import { queries } from '@/api/http/queries';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { detailsTexts } from '@/records/customercard/details/detailsTexts';
import { renderApp } from './renderApp';

export const DETAILS = '/klantenkaart/p1/gegevens';

/** The card of a person, at its details by default, opened by a user who may change them. */
export function openDetails(
  changes: Parameters<typeof aPerson>[0] = {},
  {
    user: key = 'carla',
    path = DETAILS,
    ...rest
  }: { user?: 'anne' | 'carla'; path?: string; permissions?: readonly Permission[] } = {},
) {
  db.people.add(
    aPerson({
      id: 'p1',
      ...reachedAt({
        addresses: [anAddress()],
        phoneNumbers: [aMobile('0612345678')],
        emailAddresses: ['fatima@voorbeeld.nl'],
      }),
      ...changes,
    }),
  );
  const app = renderApp(path, { user: key, ...rest });
  const toasts = () => selectToasts(app.store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  /** Changes the record as a push of the hub would. */
  const changedByColleague = (theirs: Parameters<typeof db.people.change>[1]) => {
    db.people.change('p1', theirs);
    app.store.dispatch(queries.util.invalidateTags([{ type: 'person', id: 'p1' }]));
  };
  const edit = async (block: string) => {
    const pencil = await screen.findByRole('button', { name: `${block} wijzigen` });
    await waitFor(() => expect(pencil).not.toHaveAttribute('aria-disabled'));
    await app.user.click(pencil);
    const form = within(await screen.findByRole('form', { name: `${block} wijzigen` }));
    await waitFor(() => expect(form.queryByText(detailsTexts.whyNot.asked)).toBeNull());
    return form;
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  return { ...app, toasts, changedByColleague, edit, save };
}

export const storedPerson = () => db.people.find('p1')!;
export const retype = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
/** The number of writes that reached the server. */
export const puts = () => stats.seen.filter(({ method }) => method === 'PUT').length;
