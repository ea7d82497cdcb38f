import { db } from '../db';
import { resetDb, server, type UserKey, userIds } from '../backend/testServer';
import { call } from '../backend/testCalls';
import { expectShape } from '../backend/wireShape';
import { withTelephony } from '../telephony/testPhone';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  withTelephony();
});
afterAll(() => server.close());

const DIAL = { id: 'd7', name: 'Storingsdienst', phoneNumber: '0800 1234', isActive: true };
const LINK = { id: 'bd', name: 'Gemeente', title: 'Gemeente', url: 'https://www.gemeente.example' };
const at = async (method: string, path: string, body?: unknown, user: UserKey = 'carla') => {
  const { status, data } = await call(user, method, `/api/v1/${path}`, body);
  return { status, data: data as unknown as Record<string, unknown> & unknown[] };
};
const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

describe('quick dials', () => {
  it('are listed if active and while telephony is available, but an inactive one can be read by id', async () => {
    const { data } = await at('GET', 'quickdial/active', undefined, 'anne');
    expectShape(data[0], DIAL);
    expect(names(data)).not.toContain('Oude storingsdienst');
    const inactive = db.quickDials.all().find(({ isActive }) => !isActive);
    expect((await at('GET', `quickdial/${inactive?.id}`)).data).toEqual(inactive);
    withTelephony(false);
    expect((await at('GET', 'quickdial/active')).data).toEqual([]);
  });

  it('are added, changed, ordered and removed', async () => {
    const made = await at('POST', 'quickdial/save', { name: 'Nieuw', phoneNumber: '112' });
    expect(made).toMatchObject({ status: 201, data: { name: 'Nieuw', phoneNumber: '112', isActive: true } });
    const { id } = made.data as unknown as { id: string };
    expect(await at('PUT', 'quickdial/update', { id, isActive: false })).toEqual({
      status: 200,
      data: { ...(made.data as object), isActive: false },
    });
    expect((await at('PUT', 'quickdial/updateOrder', [id])).status).toBe(204);
    expect(db.quickDials.all()[0]?.id).toBe(id);
    expect((await at('DELETE', `quickdial/delete/${id}`)).status).toBe(204);
    expect((await at('GET', `quickdial/${id}`)).data['detail']).toBe('De snelkiezer bestaat niet.');
  });
});

describe('quick links', () => {
  it('are listed without inactive ones in pages of the requested size, whereas a search finds all', async () => {
    resetDb('vreemd');
    const { data } = await at('GET', 'quicklink/active?page=0&size=2', undefined, 'anne');
    expectShape(data, { page: 0, size: 2, pageSize: 2, total: 7, items: [LINK] });
    expect(data['total']).toBe(7);
    const { data: found } = await at('GET', 'quicklink/search/oude');
    expect(names(found['items'])).toEqual(['Oude handleiding']);
    expect((await at('GET', 'quicklink/search')).data['total']).toBe(8);
    expect((await at('GET', 'quicklink/active')).data['size']).toBe(100);
  });

  it('are added, changed, ordered and removed', async () => {
    const made = await at('POST', 'quicklink/save', { name: 'Nieuw', url: '/taken' });
    const { id } = made.data as unknown as { id: string };
    expect(made).toEqual({
      status: 201,
      data: { id, name: 'Nieuw', title: 'Nieuw', url: '/taken', isActive: true },
    });
    expect((await at('PUT', 'quicklink/updateOrder', { ids: [id] })).status).toBe(204);
    expect(db.quickLinks.all()[0]?.id).toBe(id);
    expect((await at('DELETE', `quicklink/delete/${id}`)).status).toBe(204);
  });
});

const knownLink = () => db.quickLinks.all()[0]?.id;

it.each([
  ['POST', 'quickdial/save', { name: ' ' }, 422, { name: ['Een naam is verplicht.'] }],
  [
    'POST',
    'quickdial/save',
    { name: 'x', phoneNumber: 'bel' },
    422,
    { phoneNumber: ["Geen geldig telefoonnummer: 'bel'."] },
  ],
  ['POST', 'quicklink/save', { name: 'x', url: 'javascript:alert(1)' }, 422, { url: ['Geen geldig adres.'] }],
  ['POST', 'quicklink/save', { name: 'x', url: '//elders.example' }, 422, { url: ['Geen geldig adres.'] }],
  ['PUT', 'quicklink/update', { name: 'x' }, 422, { id: ['Zonder id is niet bekend wat er wijzigt.'] }],
  ['PUT', 'quicklink/updateOrder', {}, 422, { ids: ['Een volgorde is verplicht.'] }],
])('%s %s with %j is answered with %i', async (method, path, body, status, errors) => {
  expect(await at(method, path, body)).toMatchObject({ status, data: { errors } });
});

it('invalid quick dials and quick links are refused', async () => {
  const detail = async (...asked: Parameters<typeof at>) => {
    const { status, data } = await at(...asked);
    return [status, data['detail']];
  };
  expect(await detail('POST', 'quicklink/save', { id: knownLink(), name: 'x' })).toEqual([
    409,
    'De snelkoppeling bestaat al.',
  ]);
  expect(await detail('PUT', 'quickdial/update', { id: 'x' })).toEqual([404, 'De snelkiezer bestaat niet.']);
  expect(await detail('POST', 'quickdial/save', { name: 'x' }, 'anne')).toEqual([
    403,
    'Nodig: customerManagement of shell.',
  ]);
  expect(await detail('GET', 'quickdial/active', undefined, 'dirk')).toEqual([403, 'Nodig: quickDialRead.']);
  expect(await detail('GET', 'quicklink/active', undefined, 'dirk')).toEqual([403, 'Nodig: quickLinkRead.']);
});

describe('the call history', () => {
  const BASE = 'telephony/phonestatistics';
  const week = () => {
    const until = new Date();
    const from = new Date(until.getTime() - 14 * 86_400_000);
    return `from=${from.toISOString()}&until=${until.toISOString()}`;
  };

  it('is listed newest first, and counted by day', async () => {
    const { data } = await at(
      'GET',
      `${BASE}/phonecalls/${userIds.anne}?${week()}&page=0&pageSize=250`,
      undefined,
      'anne',
    );
    const items = data['items'] as {
      startTime: string;
      direction: string;
      roleId: string | null;
    }[];
    const CALL = {
      id: 'ec',
      roleId: 'e3',
      direction: 'Inbound',
      startTime: '2026',
      userId: 'e1',
      endTime: '2026',
      duration: 353,
      phoneNumber: '0620001233',
    };
    expectShape(
      items.find(({ roleId }) => roleId !== null),
      CALL,
    );
    const moments = items.map(({ startTime }) => startTime);
    expect(moments).toEqual([...moments].sort().reverse());
    const days = (await at('GET', `${BASE}/phonestatussummary/${userIds.anne}?${week()}`, undefined, 'anne'))
      .data;
    expectShape(days, [
      { date: '2026-11-22', inbound: 8, outbound: 5, statuses: [{ status: 'Available', seconds: 1 }] },
    ]);
    const inbound = (days as unknown as { inbound: number }[]).reduce((sum, day) => sum + day.inbound, 0);
    expect(inbound).toBe(items.filter(({ direction }) => direction === 'Inbound').length);
  });

  it.each([
    [
      'anne',
      userIds.anne,
      'from=gisteren&until=2026-11-22T23:00:00.000Z',
      400,
      "'from' moet een ISO-tijdstip zijn.",
    ],
    ['anne', userIds.anne, 'from=2026-11-22T23:00:00.000Z', 400, "'until' moet een ISO-tijdstip zijn."],
    [
      'anne',
      userIds.anne,
      'from=2026-11-22T23:00:00.000Z&until=2026-11-21T23:00:00.000Z',
      400,
      "'until' moet na 'from' liggen.",
    ],
    ['anne', userIds.bram, '', 403, 'Nodig voor de telefonie van een ander: phoneViewColleagueHistory.'],
    ['dirk', userIds.dirk, '', 403, 'Nodig: customerCard.'],
    ['carla', 'x', '', 404, 'De medewerker bestaat niet.'],
  ] as const)(
    '%s may not request %s?%s and is answered with %i %s',
    async (user, id, query, status, detail) => {
      for (const list of ['phonecalls', 'phonestatussummary'])
        expect(await at('GET', `${BASE}/${list}/${id}?${query}`, undefined, user)).toMatchObject({
          status,
          data: { detail },
        });
    },
  );
});
