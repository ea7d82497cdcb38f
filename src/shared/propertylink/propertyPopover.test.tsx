import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { aComplex, aContract, aTask, aUnit, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

const UNIT = 'GET /api/v1/unit/:id';
const COMPLEX = 'GET /api/v1/complex/:id';

/** Adds a task about a unit of a complex; the tenant of the unit is Fatima. */
function aTaskAboutAUnit() {
  const complex = db.complexes.add(aComplex({ name: 'Parkzicht' }));
  const unit = db.units.add(aUnit({ complexId: complex.id }));
  db.zones.add({ id: unit.id, name: 'Lindengracht 3', type: 'Unit', parentId: complex.id });
  db.zones.add({ id: complex.id, name: 'Parkzicht', type: 'Complex', parentId: null });
  const customers = [{ personId: 'fatima', name: 'Fatima El Idrissi' }];
  db.contracts.add(aContract({ unitId: unit.id, customers }));
  const task = db.tasks.add(aTask({ unitId: unit.id, complexId: complex.id }));
  return { complex, unit, address: `/dashboard/taken/overzicht/${task.id}/informatie` };
}

const profileOf = async (name: string) =>
  within(await screen.findByRole('dialog', { name: `Gegevens van ${name}` }));

it('Pressing the button by key shows the main facts of a unit, which are not requested before', async () => {
  const { unit, complex, address } = aTaskAboutAUnit();
  const { user, router } = renderApp(address);
  const button = await screen.findByRole('button', { name: 'Gegevens van Lindengracht 3' });
  expect([...stats.of(UNIT), ...stats.of(COMPLEX)]).toEqual([]);
  button.focus();
  await user.keyboard('{Enter}');
  const profile = await profileOf('Lindengracht 3');
  expect(await profile.findByText('Lindengracht 3, 1015 AB Amsterdam')).toBeVisible();
  expect(await profile.findByRole('link', { name: 'Fatima El Idrissi' })).toHaveAttribute(
    'href',
    expect.stringContaining('fatima'),
  );
  expect(await profile.findByRole('link', { name: 'Parkzicht' })).toHaveAttribute(
    'href',
    `/complexkaart/${complex.id}`,
  );
  expect(profile.getByRole('link', { name: 'Objectkaart openen' })).toHaveAttribute(
    'href',
    `/objectkaart/${unit.id}`,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe(address);
});

it('The button shows the main facts of a complex', async () => {
  const { complex, address } = aTaskAboutAUnit();
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Gegevens van Parkzicht' }));
  const profile = await profileOf('Parkzicht');
  expect(await profile.findByText('Haarlem')).toBeVisible();
  expect(profile.getByRole('link', { name: 'Complexkaart openen' })).toHaveAttribute(
    'href',
    `/complexkaart/${complex.id}`,
  );
});

const states = [
  ['reports that the unit no longer exists', 404, 'Deze eenheid bestaat niet meer.', false],
  ['offers another try', 500, 'De gegevens van de eenheid konden niet worden geladen.', true],
] as const;

it.each(states)(
  'The profile %s when the server answers with status %i',
  async (_, status, words, retries) => {
    const { unit, address } = aTaskAboutAUnit();
    faults.add({ path: `/api/v1/unit/${unit.id}`, status });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Gegevens van Lindengracht 3' }));
    const profile = await profileOf('Lindengracht 3');
    expect(await profile.findByText(words)).toBeVisible();
    expect(profile.queryByRole('button', { name: /opnieuw/i }) !== null).toBe(retries);
  },
);

const parts = [
  ['the tenant', '/api/v1/contract/byUnit/*', 500, 'Kon niet worden geladen'],
  ['the complex', '/api/v1/complex/*', 500, 'Kon niet worden geladen'],
  ['a complex that no longer exists', '/api/v1/complex/*', 404, 'Bestaat niet meer'],
] as const;

it.each(parts)('A failure affects at most the line of %s', async (_, path, status, words) => {
  const { address } = aTaskAboutAUnit();
  faults.add({ path, status });
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Gegevens van Lindengracht 3' }));
  const profile = await profileOf('Lindengracht 3');
  expect(await profile.findByText(words)).toBeVisible();
  expect(profile.getByText('Lindengracht 3, 1015 AB Amsterdam')).toBeVisible();
});

it('A user who may not see the card sees only the name', async () => {
  const { address } = aTaskAboutAUnit();
  renderApp(address, { permissions: ['viewTask'] });
  expect(await screen.findByText('Lindengracht 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gegevens van Lindengracht 3' })).toBeNull();
});
