import { screen, waitFor } from '@testing-library/react';
import { anAccount, aPerson, aSynchronizedObject, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { queries } from '@/api/http/queries';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

/** Each test renders dozens of whole screens. */
vi.setConfig({ testTimeout: 120_000 });

const ADDRESS = '/klantenkaart/p1/gegevens';
const BLOCKS = ['Persoonsgegevens', 'Contactgegevens', 'Kenmerken', 'Meldingen en post', 'Account'];
const PART_FAILED = 'Dit deel kan niet worden getoond.';

/** Takes one in five of the wrong values, so that every place of a record is broken, but not with every wrong value. */
const EVERY = 5;
const some = <T,>(all: readonly T[]): T[] => all.filter((_, index) => index % EVERY === 0);

const whole = () => ({
  ...aPerson({
    id: 'p1',
    type: 'natural',
    characteristics: ['Aggressive'],
    properties: { Huisdier: 'Hond' },
  }),
  name: 'Fatima El Idrissi',
});

const asked = (path: string) =>
  stats.seen.filter((request) => request.path === path && request.status !== null).length;

async function openCard() {
  db.people.add(aPerson({ id: 'p1' }));
  const { store } = renderApp(ADDRESS, { user: 'carla' });
  await screen.findByRole('region', { name: 'Contactgegevens' });
  /** Sets the answer and waits until it is on the screen. */
  return async (path: string, answer: unknown, name: string) => {
    faults.clear();
    answerWith(path, answer);
    const before = asked(path);
    store.dispatch(queries.util.invalidateTags([{ type: 'person', id: 'p1' }, 'account']));
    await waitFor(() => expect(asked(path), name).toBeGreaterThan(before));
    for (const block of BLOCKS) expect(screen.getByRole('region', { name: block }), name).toBeVisible();
    expect(screen.queryByText(PART_FAILED), name).toBeNull();
  };
}

it('A broken record of a person hides at most a field, and never a block', async () => {
  const shows = await openCard();
  for (const { name, record } of some(mutationsOf(whole(), ['id', 'type'])))
    await shows('/api/v1/people/p1', record, name);
});

it.each([
  [
    'what can be changed',
    '/api/v2/people/p1/writablefields',
    { writeableFields: ['Gender'], allowedPhoneTypes: [] },
  ],
  ['who manages the person', '/api/v1/synchronizedobjects/entity/Person/p1', [aSynchronizedObject()]],
  ['the account', '/api/v1/account/byPerson/p1', anAccount()],
])('A broken answer about %s affects at most its own block', async (_, path, answer) => {
  const shows = await openCard();
  for (const { name, record } of some(mutationsOf({ answer }, [])))
    await shows(path, record['answer'] ?? null, name);
});

it('A part that could not be fetched shows a message, and the rest shows no error', async () => {
  db.people.add(aPerson({ id: 'p1' }));
  faults.add({ path: '/api/v1/account/byPerson/p1', status: 500 });
  faults.add({ path: '/api/v1/cardadditionalfield', status: 500 });
  faults.add({ path: '/api/v2/people/p1/writablefields', status: 500 });
  renderApp(ADDRESS, { user: 'carla' });
  expect(await screen.findByText('Het account kon niet worden geladen.')).toBeVisible();
  expect(await screen.findByText('De aanvullende gegevens konden niet worden geladen.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Persoonsgegevens wijzigen' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      'Niet bekend of dit hier gewijzigd mag worden. Probeer het later opnieuw.',
    ),
  );
});
