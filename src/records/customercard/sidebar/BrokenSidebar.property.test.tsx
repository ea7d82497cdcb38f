import { screen, within } from '@testing-library/react';
import { faults } from '@mocks/backend/testServer';
import {
  aContract,
  aContractContact,
  anAnnouncement,
  aPerson,
  aWorkArea,
  db,
  nextId,
  reachedAt,
} from '@mocks/db';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';

vi.setConfig({ testTimeout: 60_000 });

const MANY = 10_000;
const STARTED = '2019-06-01T00:00:00Z';

interface SidebarAnswer {
  method?: 'POST';
  path: string;
  /** Creates one item of the list with this name. */
  one: (name: string) => object;
  /** Wraps the list into the answer. */
  around?: (items: readonly unknown[]) => unknown;
  /** The label of the list that shows the names. */
  list: string;
  /** The maximum number of rendered items, however many the answer has. */
  most: number;
}

const colleague = () => ({ id: nextId(), personId: nextId(), name: 'Mark', job: 'Beheerder' });
const reached = () => reachedAt({ emailAddresses: ['a@b.nl'] }).contactDetails;

const answers: readonly SidebarAnswer[] = [
  {
    method: 'POST',
    path: '/api/v1/indicator/evaluate',
    one: (title) => ({ id: nextId(), indicatorId: nextId(), priorityLevel: 1, title, description: 'x' }),
    around: (indicators) => [null, { key: 17 }, { key: 'k', indicators }, { key: 'l', indicators: {} }],
    list: 'Let op',
    /** Includes eight items in the header. */
    most: 28,
  },
  {
    path: '/api/v1/contract/associatedContractors/*',
    one: (name) => ({
      id: nextId(),
      personId: nextId(),
      name,
      role: 'occupant',
      contactDetails: reached(),
    }),
    list: 'Medehuurders en medebewoners',
    most: 20,
  },
  {
    path: '/api/v1/contract/active/*',
    one: (fullAddress) => ({
      id: nextId(),
      status: 1,
      startDate: STARTED,
      endDate: null,
      fullAddress,
      unit: { id: nextId() },
      hasArrears: true,
    }),
    list: 'Contracten',
    /** Each contract appears again above its contact persons. */
    most: 10,
  },
  {
    path: '/api/v1/contract/contacts/*',
    one: (name) => aContractContact({ name, personId: nextId(), remark: 'Belt na vijven' }),
    list: 'Contactpersonen',
    most: 20,
  },
  {
    path: '/api/v1/workarea/allforresidentialzones',
    one: (name) => ({ ...aWorkArea({ name }), colleagues: [colleague(), colleague()] }),
    list: 'Wijkteam',
    most: 20,
  },
];

/** Opens a card whose sidebar gets this answer, with all its panels unfolded. */
async function opened({ method, path, around = (items) => items }: SidebarAnswer, items: readonly unknown[]) {
  for (const key of ['ContractPanelCollapsed', 'ContractorPanelCollapsed', 'ContactPanelCollapsed'])
    localStorage.setItem(key, 'false');
  const role = nextId();
  const { id } = db.people.add(aPerson({ name: 'Kees Smit', roles: { customer: role }, externalId: '4711' }));
  db.contracts.add(aContract({ roleId: role, startDate: STARTED, status: 1 }));
  db.announcements.add(anAnnouncement({ personIds: [id] }));
  faults.add({
    method: method ?? 'GET',
    path,
    status: 200,
    body: JSON.stringify(around(items)),
    contentType: 'application/json',
  });
  renderApp(`/klantenkaart/${id}/klantscore`);
  return within(await screen.findByRole('complementary', { name: 'Overzicht van de relatie' }));
}

describe.each(answers)('the sidebar with an answer from $path', (answer) => {
  it('loses at most the row of each broken item', async () => {
    const broken = mutationsOf(answer.one('Kapot')).map(({ record }) => ({ ...record, id: nextId() }));
    const some = broken.filter((_, index) => index % Math.ceil(broken.length / 12) === 0);
    const side = await opened(answer, [answer.one('Eerste'), null, 17, answer.one('Tweede'), ...some]);
    const list = within(await side.findByRole('list', { name: answer.list }));
    expect(list.getByText('Eerste')).toBeVisible();
    expect(list.getByText('Tweede')).toBeVisible();
    expect(side.getByText('4711')).toBeVisible();
    expect(await side.findByText(/^lopende mededeling/)).toBeVisible();
    expect(side.queryByText('Dit deel kan niet worden getoond.')).toBeNull();
  });

  it('does not render all of ten thousand items', async () => {
    const side = await opened(
      answer,
      Array.from({ length: MANY }, (_, number) => answer.one(`Deel ${number}`)),
    );
    const list = within(await side.findByRole('list', { name: answer.list }));
    expect(list.getByText('Deel 0')).toBeVisible();
    expect(screen.getAllByText(/Deel \d+$/).length).toBeLessThanOrEqual(answer.most);
  });
});
