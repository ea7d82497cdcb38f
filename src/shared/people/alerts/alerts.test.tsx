import { screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aContract, anAssignee, aPerson, aTask, db, referenceTo } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';

const EVALUATE = 'POST /api/v1/indicator/evaluate';
const PEOPLE = 'GET /api/v1/people/set';

function quist(changes: Parameters<typeof aPerson>[0] = {}) {
  const person = db.people.add(
    aPerson({ name: 'Xander Quist', characteristics: ['Aggressive'], ...changes }),
  );
  const roleId = person.roles?.customer ?? '';
  db.contracts.add(aContract({ roleId, hasArrears: true }));
  return person;
}

const aTaskAbout = (person: ReturnType<typeof quist>) =>
  db.tasks.add(
    aTask({
      subject: 'Lekkage',
      relatedPerson: referenceTo(person),
      completeBy: anAssignee({ id: userIds.carla }),
    }),
  );
const alerts = async () =>
  within(await screen.findByRole('list', { name: 'Let op' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The alerts about a person', () => {
  it.each([
    ['task', () => `/dashboard/taken/overzicht/${aTaskAbout(quist()).id}/informatie`],
    [
      'case',
      () => {
        const person = quist();
        const { id } = db.caseFlows.add(
          aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) }),
        );
        return `/dashboard/zaken/overzicht/${id}/informatie`;
      },
    ],
  ])(
    'are shown with an opened %s: the worst one and a count, which includes alerts of contracts',
    async (_, path) => {
      const { user } = renderApp(path(), { user: 'carla' });
      await waitFor(async () => expect(await alerts()).toEqual(['Urgent: Agressief', '+2']));
      await user.click(screen.getByRole('button', { name: 'Nog 2 tonen' }));
      expect(await alerts()).toEqual([
        'Urgent: Agressief',
        'Urgent: Agressief gedrag gemeld',
        'Belangrijk: Huurachterstand',
        'Minder',
      ]);
      expect(stats.of(EVALUATE)).toHaveLength(1);
    },
  );

  it('are shown without those of contracts when the contracts cannot be loaded', async () => {
    faults.add({ path: '/api/v1/contract/active/*', status: 500 });
    renderApp(`/dashboard/taken/overzicht/${aTaskAbout(quist()).id}/informatie`, { user: 'carla' });
    expect(await screen.findByRole('button', { name: 'Nog 1 tonen' })).toBeVisible();
    expect(await alerts()).toEqual(['Urgent: Agressief', '+1']);
  });

  it('are requested for the person of the opened task only, not for those in the rows', async () => {
    const { id } = quist();
    aTaskAbout(quist());
    const others = aTaskAbout(db.people.find(id)!);
    renderApp(`/dashboard/taken/overzicht/${others.id}/informatie`, { user: 'carla' });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Lekkage/ })).toHaveLength(2));
    expect(await screen.findByText('Urgent: Agressief')).toBeVisible();
    expect(stats.of('GET /api/v1/people/:id').map(({ path }) => path)).toEqual([`/api/v1/people/${id}`]);
    expect(stats.of(PEOPLE)).toEqual([]);
  });

  it('are shown in a list of people after two requests, however many people there are', async () => {
    quist();
    for (let number = 0; number < 5; number += 1) db.people.add(aPerson({ name: `Quist ${String(number)}` }));
    renderApp('/klanten?query=quist');
    const aggressive = /Xander Quist.*Urgent: Agressief ?\+1/;
    expect(await screen.findByRole('link', { name: aggressive })).toBeVisible();
    expect(screen.getByRole('link', { name: /Quist 3/ })).not.toHaveTextContent('Urgent');
    expect(stats.of(PEOPLE)).toHaveLength(1);
    expect(stats.of(EVALUATE)).toHaveLength(1);
  });

  it('are shown in the palette, which looks up colleagues separately for their presence', async () => {
    const { id } = quist();
    const colleague = db.people.add(aPerson({ name: 'Sanne Quist', roles: { employee: 'r' } }));
    const { user } = renderApp('/dashboard/mededelingen');
    await user.click(await screen.findByRole('button', { name: /^Zoeken/ }));
    await user.type(await screen.findByRole('combobox', { name: /^Zoek een relatie/ }), 'quist');
    const found = within(await screen.findByRole('rowgroup', { name: 'Huurders' }));
    expect(await found.findByText('Urgent: Agressief')).toBeVisible();
    expect(stats.of(PEOPLE).map(({ query }) => query)).toEqual([`?ids=${id}`, `?ids=${colleague.id}`]);
  });
});
