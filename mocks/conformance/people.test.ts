import { aMobile, anAccount, anAddress, aSynchronizedObject, db } from '../db';
import { call } from '../backend/testCalls';
import type { Person } from '../wire/people';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { given, postal, said, told } from './onePerson';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const api = (user: UserKey, method: string, path: string, body?: unknown) =>
  call(user, method, `/api/v1/${path}`, body);
const stored = (): Person => db.people.find('p1') ?? given();
const put = (changes: object, user: UserKey = 'carla') =>
  api(user, 'PUT', 'people/p1', { ...stored(), ...changes });
const putContact = (changes: object, user: UserKey = 'carla') =>
  put({ contactDetails: { ...stored().contactDetails, ...changes } }, user);

describe('the update of a person', () => {
  it('stores the differences, makes the name and the address lines itself, and pushes to the viewers', async () => {
    given({ firstName: 'Fatima', insertion: null, lastName: 'Idrissi' });
    const events = await told(async () => {
      const home = {
        type: 'Home',
        street: 'Kerkstraat',
        houseNumber: 1,
        zipCode: '1016AB',
        city: 'Amsterdam',
      };
      const answer = await put({
        insertion: 'el',
        contactDetails: { ...stored().contactDetails, addresses: [home, postal] },
      });
      expect(answer.status).toBe(204);
    });
    expect(stored()).toMatchObject({
      name: 'Fatima el Idrissi',
      homeAddress: { fullAddressLine: 'Kerkstraat 1, 1016AB Amsterdam' },
      postalAddress: { addressLine: 'Postbus 101' },
    });
    expect(events).toEqual(['updated p1']);
  });

  it('keeps an absent list, and drops empty entries', async () => {
    given();
    const phoneNumbers = [{ number: '', original: '' }];
    expect((await put({ contactDetails: { phoneNumbers } })).status).toBe(204);
    expect(stored().contactDetails).toMatchObject({
      phoneNumbers: [],
      emailAddresses: [{ emailAddress: 'fatima@voorbeeld.nl' }],
      addresses: [{ type: 'Home' }, { type: 'Postal' }],
    });
  });

  it('removes an address that is left out', async () => {
    given();
    await putContact({ addresses: [anAddress()] });
    expect(stored().postalAddress).toBeNull();
  });

  it('counts null, absent and empty as equal', async () => {
    given({ companyName: null, properties: {} });
    expect((await put({ companyName: '', properties: null }, 'dirk')).status).toBe(204);
  });

  it.each<[string, object, string]>([
    ['birthDate', { birthDate: '1990-01-01' }, 'updateBirthDate'],
    ['gender', { gender: 'Male' }, 'updateGender'],
    ['e-mail', { contactDetails: { emailAddresses: [] } }, 'updateContactEmailAddresses'],
    ['phone', { contactDetails: { phoneNumbers: [] } }, 'updateContactPhoneNumbers'],
    ['postal address', { contactDetails: { addresses: [anAddress()] } }, 'updateContactPostalAddress'],
    ['home address', { contactDetails: { addresses: [postal] } }, 'customerWrite'],
    ['names', { lastName: 'Anders' }, 'customerWrite'],
    ['settings', { notificationSettings: { email: true, sms: false, newsletter: false } }, 'customerWrite'],
  ])('needs the permission for the changed field: %s', async (_, changes, flag) => {
    given();
    expect(said(await put(changes, 'dirk'))).toEqual([403, `Nodig: ${flag}.`, undefined]);
  });

  it.each<[object, string, string]>([
    [
      { contactDetails: { phoneNumbers: [aMobile('bel mij')] } },
      'phoneNumbers',
      "Geen geldig telefoonnummer: 'bel mij'.",
    ],
    [
      { contactDetails: { phoneNumbers: [{ ...aMobile('0612345678'), type: 'WhenBusy' }] } },
      'phoneNumbers',
      "Telefoonsoort 'WhenBusy' wordt niet ondersteund.",
    ],
    [
      { contactDetails: { phoneNumbers: [aMobile('0612345678'), aMobile('0612345679')] } },
      'phoneNumbers',
      'Twee nummers van dezelfde soort.',
    ],
    [
      {
        contactDetails: {
          addresses: [{ type: 'Home', zipCode: '1016AB', city: 'Amsterdam', houseNumber: 1 }],
        },
      },
      'addresses',
      'Een adres is verplicht zodra een deel is ingevuld; er ontbreekt: street.',
    ],
    [
      { contactDetails: { emailAddresses: [{ emailAddress: 'x' }] } },
      'emailAddresses',
      "Geen geldig e-mailadres: 'x'.",
    ],
    [{ gender: 'X' }, 'gender', "Onbekend geslacht 'X'."],
    [{ birthDate: 'gisteren' }, 'birthDate', "Geen geldige datum: 'gisteren'."],
    [{ id: 'p2' }, 'id', 'De relatie in de inhoud is een andere dan die in het pad.'],
  ])('refuses %j', async (changes, field, detail) => {
    given();
    expect(said(await put(changes))).toEqual([422, detail, field]);
  });

  it('refuses a field that is managed elsewhere, except to an administrator', async () => {
    given();
    db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
    expect(said(await put({ gender: 'Male' }))).toEqual([
      422,
      'Wordt elders beheerd en is hier niet wijzigbaar: gender.',
      'gender',
    ]);
    expect((await putContact({ phoneNumbers: [] })).status).toBe(204);
    expect(said(await api('anne', 'PUT', 'people/admin', { id: 'p1', gender: 'Male' }))).toEqual([
      403,
      'Nodig: customerManagement.',
      undefined,
    ]);
    expect((await api('carla', 'PUT', 'people/admin', { ...stored(), gender: 'Male' })).status).toBe(204);
    expect(stored().gender).toBe('Male');
  });

  it.each([
    [1, 'EmailAddressNotAvailable'],
    [2, 'EmailAddressLinkedToMultipleAccounts'],
  ])('refuses an e-mail address of %i other accounts with %s', async (count, reason) => {
    given();
    for (let index = 0; index < count; index += 1)
      db.accounts.add(anAccount({ username: 'bezet@voorbeeld.nl' }));
    const { status, data } = await putContact({ emailAddresses: [{ emailAddress: 'bezet@voorbeeld.nl' }] });
    expect([status, data['detail'], data['reason']]).toEqual([
      409,
      'Het e-mailadres is niet beschikbaar.',
      reason,
    ]);
  });
});

describe('characteristics, writeable fields and removal', () => {
  it('known characteristics are stored, and others are refused', async () => {
    given({ characteristics: ['Doof'] });
    const set = (characteristics: string[], user: UserKey = 'carla') =>
      api(user, 'PUT', 'people/p1/characteristics', { characteristics });
    expect((await set(['Aggressive', 'Doof'])).status).toBe(204);
    expect(stored().characteristics).toEqual(['Aggressive', 'Doof']);
    expect(said(await set(['Aardig']))).toEqual([422, 'Onbekend kenmerk: Aardig.', 'characteristics']);
    expect(said(await set([], 'dirk'))).toEqual([403, 'Nodig: customerWrite.', undefined]);
  });

  it('the fields that an outside system leaves changeable are listed', async () => {
    given();
    const read = async () => (await call('anne', 'GET', '/api/v2/people/p1/writablefields')).data;
    const documented =
      'Initials FirstName Insertion LastName BirthDate Gender PostalAddress PhoneNumber PhoneType EmailAddress';
    expect(((await read())['writeableFields'] as string[]).sort()).toEqual(documented.split(' ').sort());
    db.synchronizedObjects.add(aSynchronizedObject({ entityId: 'p1' }));
    expect(await read()).toEqual({
      writeableFields: ['PhoneNumber', 'EmailAddress'],
      skipPhoneTypeCapabilityChecks: false,
      allowedPhoneTypes: ['Home', 'Mobile', 'Work', 'Unknown'],
      multipleEqualPhoneTypesAllowed: false,
    });
    const { data } = await api('anne', 'GET', 'synchronizedobjects/entity/Person/p1');
    expectShape(data, [aSynchronizedObject()]);
  });

  it('a person without records can be removed, with the permission', async () => {
    given({ roles: {} });
    const deletable = async (user: UserKey) =>
      (await api(user, 'GET', 'people/p1')).data['personIsDeletable'];
    expect(await deletable('carla')).toBe(true);
    expect(said(await api('dirk', 'DELETE', 'people/p1'))).toEqual([403, 'Nodig: customerWrite.', undefined]);
    db.accounts.add(anAccount({ personId: 'p1' }));
    expect(await deletable('carla')).toBe(false);
    given({ roles: { employee: 'r9' } });
    expect(said(await api('carla', 'DELETE', 'people/p1'))[1]).toBe('De relatie is een medewerker.');
    given({ roles: { customer: db.contracts.all()[0]?.roleId ?? '' } });
    expect(said(await api('carla', 'DELETE', 'people/p1'))[1]).toBe('De relatie heeft contracten.');
    given({ roles: {} });
    expect((await api('carla', 'DELETE', 'people/p1')).status).toBe(204);
    expect((await api('carla', 'GET', 'people/p1')).status).toBe(404);
  });
});
