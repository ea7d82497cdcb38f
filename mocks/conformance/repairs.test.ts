import { db } from '../db';
import { dutchDateAfter, startOfWeek } from '../db/calendar';
import { pushedBy } from '../backend/testCalls';
import { omit } from '../backend/omit';
import { clock, resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { add, ask, defectNamed, itemOf, OPTION, refusal, REQUEST, RULE, UNIT } from './repairCalls';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const monday = (week: number): string => dutchDateAfter(Date.parse(startOfWeek(clock.now())), 7 * week);
const week = async (id: unknown, place: number) =>
  (
    await ask(
      'GET',
      `planning/repairrequest?repairRequestId=${String(id)}&from=${monday(place)}&until=${monday(place + 1)}`,
    )
  ).data as unknown as { availablePlanningOptions: { id: string }[]; isLastPlannableWeek: boolean };
const plan = (id: unknown, option: unknown, planningImpossible = false) =>
  ask('POST', 'repairrequest/plan', { id, option, planningImpossible });
const submit = (id: unknown, changes = {}) =>
  ask('PUT', 'repairrequest/submit', {
    id,
    channelType: 'Phone',
    phone: '0612345678',
    email: '',
    ...changes,
  });

describe('the look-ups of repairs', () => {
  it('lead from the first answers to the defects', async () => {
    const [{ id }] = (await ask('GET', 'answer')).data as unknown as [{ id: string }];
    const children = (await ask('GET', `answer?parentId=${id}`)).data;
    expectShape(children[0], {
      id: 'f2',
      name: 'Kraan',
      title: 'Kraan',
      index: 2,
      parent: 'f2',
      locationTypeId: 'f4',
    });
    expectShape((await ask('GET', 'defect')).data[0], {
      id: 'f3',
      name: 'Kraan lekt',
      title: 'Kraan lekt',
      answerId: 'f2',
      locationTypeId: 'f4',
    });
    expect(await refusal('GET', 'answer?parentId=x')).toEqual([404, 'Het antwoord bestaat niet.']);
    const code = { id: 'f4', code: 'LIFT', name: 'Lift', title: 'Lift' };
    expectShape((await ask('GET', 'locationtypecode')).data[0], { ...code, isCollective: true });
    expectShape((await ask('GET', 'specificationcode')).data[0], code);
    expectShape((await ask('GET', 'repairrequestrule')).data[0], {
      id: 'f5',
      name: 'Regel',
      answerId: 'f2',
      defectId: 'f3',
      ...RULE,
    });
  });

  it('return the action for a defect, and so does a simulation', async () => {
    const { answerPath, defectId } = defectNamed('Kraan lekt');
    const query = `unitId=${UNIT}&answerId=${answerPath[2] ?? ''}&defectId=${defectId}`;
    expectShape((await ask('GET', `repairrequest/actionspecification?${query}`)).data, RULE);
    expectShape((await ask('POST', 'repairrequest/simulate', defectNamed('Kraan lekt'))).data, {
      unitId: 'ab',
      defectId: 'f3',
      ...omit(RULE, 'specificationCodeId', 'serviceFundId'),
    });
    expect(await refusal('GET', 'repairrequest/actionspecification?unitId=x')).toEqual([
      400,
      "'answerId' ontbreekt.",
    ]);
  });
});

describe('items of a repair request', () => {
  it('open a request, or join the one that they name', async () => {
    const made = await ask('POST', 'repairrequest/forunit/item', itemOf('Kraan lekt'));
    expect(made.status).toBe(201);
    expectShape(made.data, REQUEST);
    const joined = await ask(
      'POST',
      'repairrequest/item',
      itemOf('Afvoer stinkt', { repairRequestId: made.data['id'] }),
    );
    expect([joined.status, (joined.data['items'] as unknown[]).length]).toEqual([200, 2]);
    expect((await ask('GET', `repairrequest/detailed/${String(made.data['id'])}`)).data).toEqual(joined.data);
    const anonymous = await ask('POST', 'repairrequest/anonymousitem', itemOf('Kraan lekt'));
    expect(anonymous.data['anonymous']).toBe(true);
  });

  it('can be removed; removing the last one that can be planned removes the plan too', async () => {
    const { id, items } = await add();
    await plan(id, null, true);
    expect(
      (await ask('DELETE', `repairrequest/removeItem/${(items as { id: string }[])[0]!.id}`)).status,
    ).toBe(204);
    expect(db.repairRequests.find(String(id))).toMatchObject({
      status: 0,
      planningImpossible: false,
      items: [],
    });
    expect(await refusal('DELETE', 'repairrequest/removeItem/x')).toEqual([
      404,
      'Het onderdeel bestaat niet.',
    ]);
  });

  it.each([
    [
      'Leiding is gesprongen',
      {},
      [409, 'Dit kan niet via een reparatieverzoek. Bel direct het spoednummer.'],
    ],
    ['Afvoer is verstopt', {}, [422, { remarks: ['Een opmerking is verplicht.'] }]],
    ['Lift staat stil', {}, [422, { collectiveObjectId: ['Een collectief object is verplicht.'] }]],
    [
      'Kraan lekt',
      { collectiveObjectId: 'x' },
      [422, { collectiveObjectId: ['Dit collectieve object hoort niet bij deze plek.'] }],
    ],
    [
      'Kraan lekt',
      { vendorId: 'x' },
      [422, { vendorId: ['Deze leverancier kan hier niet gekozen worden.'] }],
    ],
    [
      'Kraan lekt',
      { answerPath: [] },
      [422, { answerPath: ['Het laatste antwoord ligt niet op het niveau van de gebreken (index 3).'] }],
    ],
    [
      'Kraan lekt',
      { defectId: 'x' },
      [422, { defectId: ['Het gebrek hoort niet bij het laatste antwoord.'] }],
    ],
    ['Kraan lekt', { unitId: 'x' }, [422, { unitId: ['Onbekende eenheid.'] }]],
    ['Kraan lekt', { repairRequestId: 'x' }, [422, { repairRequestId: ['Onbekend reparatieverzoek.'] }]],
    ['Kraan lekt', { media: ['x'] }, [422, { media: ['Onbekende bestanden: x.'] }]],
  ])('are refused: %s %j', async (name, changes, expected) => {
    expect(await refusal('POST', 'repairrequest/forunit/item', itemOf(name, changes))).toEqual(expected);
  });

  it('need a permission of their own', async () => {
    expect(await refusal('POST', 'repairrequest/anonymousitem', itemOf('Kraan lekt'), 'anne')).toEqual([
      403,
      'Nodig: anonymousRepairRequestWrite.',
    ]);
    expect(await refusal('GET', 'answer', undefined, 'dirk')).toEqual([
      403,
      'Nodig: anonymousRepairRequestWrite of unitRepairRequestWrite.',
    ]);
  });
});

describe('planning a repair', () => {
  it('offers weeks without free moments, also between weeks that have some, and a last week', async () => {
    const { id } = await add();
    const weeks = await Promise.all([0, 1, 2, 3, 4, 5].map((place) => week(id, place)));
    expect(weeks.map(({ availablePlanningOptions }) => availablePlanningOptions.length)).toEqual([
      0, 0, 4, 0, 5, 2,
    ]);
    expect(weeks.map((each) => each.isLastPlannableWeek)).toEqual([false, false, false, false, false, true]);
    expectShape(weeks[2], { availablePlanningOptions: [OPTION], isLastPlannableWeek: false });
  });

  it('gives a moment to the first request that is submitted', async () => {
    const [mine, theirs] = [await add(), await add()];
    const option = (await week(mine['id'], 2)).availablePlanningOptions[0]!;
    expect((await plan(mine['id'], option.id)).status).toBe(204);
    expect((await plan(theirs['id'], option)).status).toBe(204);
    const pushed = await pushedBy(async () => expect((await submit(mine['id'])).status).toBe(204));
    expect(pushed).toMatchObject([
      { hub: 'unitActivityHub', event: 'updated', args: [{ type: 'RepairRequest', unitId: UNIT }] },
    ]);
    expect(await refusal('POST', 'repairrequest/plan', { id: theirs['id'], option: option.id })).toEqual([
      409,
      'Dit moment is intussen bezet.',
    ]);
    expect((await week(theirs['id'], 2)).availablePlanningOptions).toHaveLength(3);
    const { data } = await ask('GET', `repairrequest/appointment/${String(mine['id'])}`);
    expectShape(data, {
      id: 'f9',
      repairRequestId: 'f6',
      optionId: 'f8',
      date: '2026-12-01',
      timeSlot: 'Morning',
      startTime: '2026-12-01T07:00:00.000Z',
      endTime: '2026-12-01T11:00:00.000Z',
      vendorId: 'e3',
      vendorName: 'De Kraan B.V.',
    });
    expect(await refusal('GET', `repairrequest/appointment/${String(theirs['id'])}`)).toEqual([
      404,
      'Er is geen afspraak gemaakt.',
    ]);
    expect(
      await refusal('POST', 'repairrequest/item', itemOf('Kraan lekt', { repairRequestId: mine['id'] })),
    ).toEqual([409, 'Het reparatieverzoek is niet meer in bewerking.']);
  });

  it.each([
    [{ option: null }, [422, { option: ['Een moment is verplicht.'] }]],
    [{ option: 'x' }, [422, { option: ['Dit moment is niet beschikbaar.'] }]],
    [
      { option: 'x', planningImpossible: true },
      [422, { option: ['Of een moment, of planning onmogelijk, niet beide.'] }],
    ],
  ])('refuses %j', async (changes, expected) => {
    const { id } = await add();
    expect(await refusal('POST', 'repairrequest/plan', { id, ...changes })).toEqual(expected);
  });

  it('is refused without a date, and when nothing can be planned', async () => {
    const { id } = await add();
    const at = (query: string) =>
      refusal('GET', `planning/repairrequest?repairRequestId=${String(id)}&${query}`);
    expect(await at('from=gisteren')).toEqual([400, "'from' moet een ISO-datum zijn."]);
    expect(await at('from=2026-12-07&until=2026-11-30')).toEqual([400, "'until' ligt voor 'from'."]);
    const { id: bare } = await add('Afvoer stinkt');
    expect(
      await refusal('POST', 'repairrequest/plan', { id: bare, option: null, planningImpossible: true }),
    ).toEqual([409, 'Geen van de onderdelen kan gepland worden.']);
    expect((await submit(bare)).status).toBe(204);
  });
});

it.each([
  [{}, [409, 'Er is nog geen moment gekozen en niet vastgelegd dat plannen onmogelijk is.']],
  [{ channelType: 'Unknown' }, [422, { channelType: ['Een kanaal is verplicht.'] }]],
  [{ email: 'x' }, [422, { email: ["Geen geldig e-mailadres: 'x'."] }]],
  [{ phone: 'x' }, [422, { phone: ["Geen geldig telefoonnummer: 'x'."] }]],
])('submitting with %j is refused', async (changes, expected) => {
  const { id } = await add();
  const body = { id, channelType: 'Phone', phone: '', email: '', ...changes };
  expect(await refusal('PUT', 'repairrequest/submit', body)).toEqual(expected);
});
