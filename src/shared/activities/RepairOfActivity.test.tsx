import { screen, waitFor } from '@testing-library/react';
import { aCaseActivity, aPerson, aTimelineCase, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

function openTimeline() {
  const person = db.people.add(aPerson());
  const { id: caseId } = db.cases.add(aTimelineCase({ personId: person.id }));
  const repairRequest = { id: 'verzoek', items: [{ defectName: 'Kraan lekt', unit: null }] };
  db.caseActivities.add(aCaseActivity({ caseId, type: 'RepairRequest', repairRequest }));
  return renderApp(`/klantenkaart/${person.id}/tijdlijn`, { user: 'carla' });
}

const way = () => screen.findByRole('button', { name: /^Reparatieverzoek openen, / });

it('A repair request on the timeline leads to that request on the card of its unit', async () => {
  db.repairRequests.add({
    id: 'verzoek',
    unitId: 'eenheid',
    status: 10,
    isInProgress: false,
    items: [],
  });
  const { user, router } = openTimeline();
  const [unfold] = await screen.findAllByRole('button', { name: /Lekkage badkamer/, expanded: false });
  await user.click(unfold!);
  await user.click(await way());
  await waitFor(() => expect(router.state.location.pathname).toBe('/objectkaart/eenheid/reparatieverzoek'));
  expect(router.state.location.search).toBe('?repairrequest=verzoek');
});

it('A repair request that no longer exists shows a message in its place on the timeline', async () => {
  const { user } = openTimeline();
  const [unfold] = await screen.findAllByRole('button', { name: /Lekkage badkamer/, expanded: false });
  await user.click(unfold!);
  await user.click(await way());
  expect(await screen.findByText(/Misschien bestaat het niet meer\.$/)).toBeVisible();
});
