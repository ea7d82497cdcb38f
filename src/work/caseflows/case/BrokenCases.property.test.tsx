import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { nextId } from '@mocks/db';
import { pushHub } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';
import { GROUPED, settings, WORKLOAD } from '@/testing/workload';
import { answerWith } from '@/testing/backEnd';

/** Each test draws dozens of whole screens. */
vi.setConfig({ testTimeout: 120_000 });

const SEED = 2_026;
const COUNT = 25;

/** Empty values, unknown values and values of another kind. */
const nonsense = fc.oneof(
  fc.constantFrom(null, '', 17, -1, true, [], {}, 'constructor', '__proto__', 'Onzin', '\uD800', [null], {
    id: null,
  }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The record with some of its fields missing or nonsense; its id stays. */
const broken = (record: Record<string, unknown>) =>
  fc
    .record(
      Object.fromEntries(
        Object.keys(record).map((key) => [key, fc.oneof(fc.constant(record[key]), nonsense)]),
      ),
      { requiredKeys: [] },
    )
    .map((fields) => ({ ...fields, id: nextId() }));

const sample = (record: Record<string, unknown>) => fc.sample(broken(record), { seed: SEED, numRuns: COUNT });

const aStep = {
  id: nextId(),
  title: 'Beoordelen',
  status: 1,
  tasks: [{ id: nextId(), title: 'Lezen' }],
  deadline: null,
};
const aCase = (title: string) => ({
  id: nextId(),
  umbrellaCaseId: nextId(),
  title,
  type: 'Overlast',
  status: 0,
  steps: [aStep],
  ownerModel: null as unknown,
  assignment: { id: nextId(), type: 'FunctionGroup', name: 'Leefbaarheid' },
  deadline: '2026-11-23T10:00:00Z',
  created: '2026-11-20T10:00:00Z',
  lastModified: '2026-11-20T10:00:00Z',
  relatedPerson: { id: nextId(), name: 'Maria van Dijk' },
  personId: nextId(),
});
const page = (items: unknown[]) => ({ items, page: 0, pageSize: items.length, total: items.length });

it('broken cases break at most their own row, and a row is shown again once its record is whole', async () => {
  const [first, last] = [aCase('Eerste zaak'), aCase('Laatste zaak')];
  const torn = { ...aCase('Gescheurd'), status: {}, title: [], steps: 'x', relatedPerson: { name: {} } };
  answerWith('/api/v1/caseflow', page([first, torn, last, ...sample(aCase('Overlast'))]));
  renderApp('/dashboard/zaken/overzicht', { user: 'bram' });
  expect(await screen.findByRole('link', { name: /^Eerste zaak,/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Laatste zaak,/ })).toBeVisible();
  expect(screen.queryByText('Gescheurd')).toBeNull();
  await screen.findByText('Verbonden');
  pushHub('caseFlowHub', 'updated', {
    ...aCase('Weer heel'),
    id: torn.id,
    caseFlowId: torn.id,
    lastModified: '2026-11-21T10:00:00Z',
  });
  expect(await screen.findByRole('link', { name: /^Weer heel,.*In behandeling/ })).toBeVisible();
});

it('broken cases and owners break at most their own card or column', async () => {
  const nobody = {
    owner: null,
    total: 3,
    items: [aCase('Eerste zaak'), ...sample(aCase('Overlast')), aCase('Laatste zaak')],
  };
  const owners = sample({
    owner: { id: nextId(), name: 'Mark', type: 'Employee' },
    total: 1,
    items: [aCase('Klacht')],
  });
  answerWith(GROUPED, page([nobody, null, 7, ...owners]));
  renderApp(WORKLOAD, settings);
  const column = within(await screen.findByRole('region', { name: /^Nog niet toegekend,/ }));
  expect(await column.findByRole('link', { name: /^Eerste zaak,/ })).toBeVisible();
});

const opened = (tab: string, answers: (flow: ReturnType<typeof aCase>) => void) => {
  const flow = aCase('Zaak met gebreken');
  answerWith('/api/v1/caseflow', page([flow]));
  answerWith(`/api/v1/caseflow/detailed/${flow.id}`, flow);
  answers(flow);
  renderApp(`/dashboard/zaken/overzicht/${flow.id}/${tab}`, { user: 'bram' });
};

it('broken files break at most their own row', async () => {
  const media = {
    type: 'MediaImageModel',
    title: 'Foto',
    created: '2026-11-20T10:00:00Z',
    url: '/x',
    mediaCategory: 'CaseMedia',
    clearedBy: null,
  };
  opened('documenten', ({ umbrellaCaseId }) =>
    answerWith(`/api/v1/case/media/${umbrellaCaseId}`, [
      ...sample(media),
      null,
      { ...media, id: nextId(), type: 'MediaDocumentModel', title: 'Heel bestand' },
    ]),
  );
  const list = within(await screen.findByRole('list', { name: 'Bijlagen' }));
  expect(list.getByText('Heel bestand')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(COUNT + 1);
});

it('broken activities break at most their own line', async () => {
  const contact = {
    type: 'Contact',
    channel: 'Phone',
    direction: 'Inbound',
    description: 'Gebeld',
    message: null,
    startTime: '2026-11-20T10:00:00Z',
    colleague: { id: nextId(), name: 'Mark' },
    task: { taskType: { name: 'Terugbellen' } },
    repairRequest: { items: [{ defectName: 'Kraan' }] },
  };
  opened('contactmomenten', ({ umbrellaCaseId }) =>
    answerWith(
      `/api/v1/activity/bycase/${umbrellaCaseId}`,
      page([...sample(contact), null, { ...contact, id: nextId(), description: 'Heel gesprek' }]),
    ),
  );
  const list = within(await screen.findByRole('list', { name: 'Contactmomenten' }));
  expect(list.getByText('Heel gesprek')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Verloop van de zaak' })).toBeVisible();
});
