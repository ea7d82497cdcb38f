import { aCaseFlow, aComplex, aTask, db } from '../db';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { call } from '../backend/testCalls';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('drukkeOchtend'));
afterAll(() => server.close());

const at = async (method: string, path: string, body?: unknown, user: UserKey = 'carla') => {
  const { status, data } = await call(user, method, `/api/v1/${path}`, body);
  return { status, data };
};

const LISTS = [
  ['district', 'path', "De wijk 'Nieuw' bestaat al.", 'De wijk bestaat niet.'],
  ['housingtype', 'path', "Het woningtype 'Nieuw' bestaat al.", 'Het woningtype bestaat niet.'],
  ['pricecomponent', 'path', "Het prijscomponent 'Nieuw' bestaat al.", 'Het prijscomponent bestaat niet.'],
  ['metatag', 'body', "De metatag 'Nieuw' bestaat al.", 'De metatag bestaat niet.'],
  ['smartlabel', 'body', "Het label 'Nieuw' bestaat al.", 'Het label bestaat niet.'],
] as const;

it.each(LISTS)(
  'A record of the list %s is added, changed with its id in the %s, and removed',
  async (list, idIn, taken, notThere) => {
    const made = await at('POST', list, { name: 'Nieuw' });
    expect(made).toMatchObject({ status: 201, data: { name: 'Nieuw', description: null } });
    const { id } = made.data as unknown as { id: string };
    expect(await at('POST', list, { name: 'Nieuw' })).toMatchObject({ status: 409, data: { detail: taken } });
    const put = (path: string, body: object) => at('PUT', path, body);
    const changed =
      idIn === 'path'
        ? await put(`${list}/${id}`, { description: 'x' })
        : await put(list, { id, description: 'x' });
    expect(changed.status).toBe(204);
    expect((await at('GET', `${list}/${id}`)).data).toMatchObject({ id, name: 'Nieuw', description: 'x' });
    expect((await at('DELETE', `${list}/${id}`)).status).toBe(204);
    expect(await at('GET', `${list}/${id}`)).toMatchObject({ status: 404, data: { detail: notThere } });
    expect(await at('POST', list, { name: ' ' })).toMatchObject({
      status: 422,
      data: { errors: { name: ['Een naam is verplicht.'] } },
    });
    expect(await at('POST', list, { name: 'x' }, 'anne')).toMatchObject({
      status: 403,
      data: { detail: 'Nodig: customerManagement of shell.' },
    });
  },
);

it('a record is named by its title, and invalid values are refused', async () => {
  expect((await at('POST', 'metatag', { title: 'Titel' })).data).toMatchObject({
    name: 'Titel',
    title: 'Titel',
  });
  expect(await at('PUT', 'metatag', { name: 'x' })).toMatchObject({
    status: 422,
    data: { errors: { id: ['Zonder id is niet bekend wat er wijzigt.'] } },
  });
  expect(await at('POST', 'pricecomponent', { name: 'x', amount: 'veel' })).toMatchObject({
    status: 400,
    data: { detail: "'amount' moet een getal zijn." },
  });
  const id = db.districts.all()[0]?.id ?? '';
  expect(await at('PUT', `district/${id}`, { id: 'anders', code: 'x' })).toMatchObject({
    status: 422,
    data: { errors: { id: ['Het kenmerk in de inhoud is een ander dan dat in het pad.'] } },
  });
  db.complexes.add(aComplex({ districtId: id }));
  expect(await at('DELETE', `district/${id}`)).toMatchObject({
    status: 409,
    data: { detail: 'De wijk heeft complexen.' },
  });
  const TAG = { id: 'ed', name: 'beleid', title: 'beleid', description: 'Alles over beleid' };
  expectShape((await at('GET', 'metatag?page=0&pageSize=4', undefined, 'anne')).data, {
    page: 0,
    pageSize: 10,
    total: 4,
    items: [TAG],
  });
});

it('a function group gets members, and can be removed once nothing is assigned to it', async () => {
  const [one, other] = db.colleagues.all();
  const made = await at('POST', 'functiongroup', { name: 'Opzichters', memberIds: [one?.id] });
  expect(made).toMatchObject({
    status: 201,
    data: { name: 'Opzichters', title: 'Opzichters', memberIds: [one?.id] },
  });
  const { id } = made.data as unknown as { id: string };
  expect((await at('PUT', 'functiongroup', { id, memberIds: [other?.id] })).status).toBe(204);
  expect((await at('GET', `functiongroup/${id}`)).data).toMatchObject({ memberIds: [other?.id] });
  expect((await at('GET', `colleague/${other?.id ?? ''}`)).data['functiongroups']).toContainEqual({
    id,
    title: 'Opzichters',
  });
  expect(await at('PUT', 'functiongroup', { id, memberIds: ['x'] })).toMatchObject({
    status: 422,
    data: { errors: { memberIds: ['Onbekende medewerker.'] } },
  });
  const party = { id, type: 'FunctionGroup', name: 'Opzichters', department: null } as const;
  const task = db.tasks.add(aTask({ completeBy: party }));
  expect(await at('DELETE', `functiongroup/${id}`)).toMatchObject({
    status: 409,
    data: { detail: 'Aan de functiegroep zijn open taken toegewezen.' },
  });
  db.tasks.remove(task.id);
  const flow = db.caseFlows.add(aCaseFlow({ ownerModel: party }));
  expect(await at('DELETE', `functiongroup/${id}`)).toMatchObject({
    data: { detail: 'De functiegroep is eigenaar van open zaken.' },
  });
  db.caseFlows.remove(flow.id);
  expect((await at('DELETE', `functiongroup/${id}`)).status).toBe(204);
});

it('a target group is renamed everywhere', async () => {
  const [group, taken] = db.targetGroups.all();
  const put = (name: string) => at('PUT', 'targetgroup', { id: group?.id, name });
  expect((await put('Jonge huurders')).status).toBe(204);
  expect((await at('GET', `targetgroup/getByIds/${group?.id ?? ''}`)).data).toMatchObject([
    { name: 'Jonge huurders' },
  ]);
  expect(await put(taken?.name ?? '')).toMatchObject({
    status: 409,
    data: { detail: `De doelgroep '${taken?.name ?? ''}' bestaat al.` },
  });
  expect(await at('PUT', 'targetgroup', { id: 'x', name: 'y' })).toMatchObject({
    status: 404,
    data: { detail: 'De doelgroep bestaat niet.' },
  });
});

it('settings are answered by section and by name to a signed-in user', async () => {
  const { data } = await at('GET', 'config/general', undefined, 'dirk');
  expect(data).toEqual({ organisation: 'Woonstichting De Waterlelie', theme: 'blue' });
  expect((await at('GET', 'config/constructor')).data).toEqual({});
  expect((await at('GET', 'agent/config/defaultChannel')).data).toBe('Phone');
});
