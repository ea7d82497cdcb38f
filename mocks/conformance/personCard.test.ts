import { anAccount, anAdditionalField, anAddress, aRegistration, db, reachedAt } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { given, said, told } from './onePerson';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const api = (user: UserKey, method: string, path: string, body?: unknown) =>
  call(user, method, `/api/v1/${path}`, body);
const REGISTRATIONS = '/housingallocation/api/v1/registration/agent';

describe('an account', () => {
  const create = (body: object, user: UserKey = 'carla') => api(user, 'POST', 'account', body);
  const named = { personId: 'p1', username: 'fatima@voorbeeld.nl' };

  it('is null for a person without one, and can be made, blocked, recovered and removed', async () => {
    given();
    expect((await api('anne', 'GET', 'account/byPerson/p1')).data).toEqual({});
    const events = await told(async () => {
      const { status, data } = await create(named);
      expect(status).toBe(201);
      const path = `account/${String(data['id'])}`;
      expect((await api('carla', 'PUT', `${path}/block`, { blocked: true })).status).toBe(204);
      expectShape((await api('anne', 'GET', 'account/byPerson/p1')).data, {
        ...anAccount(),
        lastLogin: null,
      });
      expect((await api('carla', 'POST', `${path}/recover`)).status).toBe(204);
      expect((await api('carla', 'DELETE', path)).status).toBe(204);
    });
    expect(db.accounts.all().some(({ personId }) => personId === 'p1')).toBe(false);
    expect(events).toEqual(Array<string>(4).fill('updated p1'));
  });

  it('is refused without permission, with an invalid name, or in the wrong state', async () => {
    given();
    expect(said(await create(named, 'anne'))).toEqual([403, 'Nodig: accountCreate.', undefined]);
    expect(said(await create({ ...named, username: ' ' }))).toEqual([
      422,
      'Een gebruikersnaam is verplicht.',
      'username',
    ]);
    const taken = db.accounts.add(anAccount({ id: 'a1', username: named.username, isActive: false }));
    expect((await create(named)).data).toMatchObject({ status: 409, reason: 'EmailAddressNotAvailable' });
    expect(said(await api('carla', 'POST', 'account/a1/recover'))[1]).toBe(
      'Alleen een actief account kan hersteld worden.',
    );
    db.accounts.change(taken, { isActive: true });
    db.accounts.add(anAccount({ username: named.username }));
    expect(said(await api('carla', 'POST', 'account/a1/recover'))[1]).toBe(
      'Het e-mailadres is aan een ander account gekoppeld.',
    );
    expect(said(await api('carla', 'PUT', 'account/a1/block', {}))).toEqual([
      422,
      "'blocked' moet true of false zijn.",
      'blocked',
    ]);
    expect(said(await api('carla', 'DELETE', 'account/weg'))).toEqual([
      404,
      'Het account bestaat niet.',
      undefined,
    ]);
    db.accounts.add(anAccount({ personId: 'p1' }));
    expect(said(await create(named))[1]).toBe('De relatie heeft al een account.');
    given({ id: 'p1', homeAddress: null, postalAddress: null });
    db.accounts.clear();
    expect(said(await create(named))).toEqual([
      422,
      'Zowel woonadres als postadres is niet bekend.',
      'addresses',
    ]);
  });
});

describe('the back end of a person card', () => {
  it('finds a street by zip code and number', async () => {
    given({
      ...reachedAt({
        addresses: [anAddress({ street: 'Achterom', zipCode: '2611PL', city: 'Delft' })],
      }),
    });
    const find = (query: string) => api('anne', 'GET', `address/find?${query}`);
    expect((await find('zipCode=2611 pl&houseNumber=3')).data).toEqual([
      { street: 'Achterom', city: 'Delft' },
    ]);
    expect((await find('zipCode=0000XX&houseNumber=3')).data).toEqual([]);
    expect((await find('zipCode=9712&houseNumber=3')).status).toBe(400);
    expect((await find('zipCode=9712AB&houseNumber=0')).status).toBe(400);
  });

  it('lists the additional fields of one card, with the inactive ones', async () => {
    db.additionalFields.clear();
    db.additionalFields.add(anAdditionalField({ isActive: false }));
    db.additionalFields.add(anAdditionalField({ card: 'Unit' }));
    const { data } = await api('anne', 'GET', 'cardadditionalfield?card=Person');
    expect(data).toHaveLength(1);
    expectShape(data, [anAdditionalField()]);
  });
});

describe('registrations for housing', () => {
  const add = (changes: Parameters<typeof aRegistration>[0]) =>
    db.registrations.add(aRegistration({ id: 'r1', personId: 'p1', ...changes }));

  it('report whether one of them is active', async () => {
    given();
    const info = async () =>
      (await call('anne', 'GET', `${REGISTRATIONS}/getRegistrantInfoByPerson/p1`)).data;
    expect(await info()).toEqual({ hasActiveHousingRegistration: false });
    add({ type: 2 });
    expect(await info()).toEqual({ hasActiveHousingRegistration: false });
    add({ type: 1 });
    expect(await info()).toEqual({ hasActiveHousingRegistration: true });
  });

  it('can be changed, and removed while they have no number', async () => {
    given();
    const registration = add({ registrationNumber: 'W-1' });
    const update = (body: object, user: UserKey = 'carla') =>
      call(user, 'PUT', `${REGISTRATIONS}/update`, body);
    expect((await update({ ...registration, remarks: 'Spoed' })).status).toBe(204);
    expect(db.registrations.find('r1')?.remarks).toBe('Spoed');
    expect(said(await update({ ...registration, type: 9 }))).toEqual([
      422,
      "Onbekende soort inschrijving '9'.",
      'type',
    ]);
    expect(said(await update(registration, 'anne'))).toEqual([403, 'Nodig: registrationWrite.', undefined]);
    expect(said(await update({ id: 'weg' }))[1]).toBe('De inschrijving bestaat niet.');
    const remove = () => call('carla', 'DELETE', `${REGISTRATIONS}/r1`);
    expect(said(await remove())[1]).toBe(
      'Een inschrijving met een registratienummer kan niet worden verwijderd.',
    );
    add({ registrationNumber: '' });
    expect((await remove()).status).toBe(204);
    expect((await call('anne', 'GET', `${REGISTRATIONS}/byPerson/p1`)).status).toBe(404);
  });
});
