import { PhoneType } from '@/domain/contactDetails';
import type { Permission } from '@/domain/permission';
import type { PersonCapabilities } from '@/domain/fieldCapabilities';
import { detailsTexts } from './detailsTexts';
import { blockFields, PERSON_FIELDS, type PersonField } from './form/personFields';
import { type Editor, mayEdit, mayEditAsDesk, whyNotAddPhone, whyNotEdit } from './personFieldRules';

const texts = detailsTexts.whyNot;

const capabilities = (changes: Partial<PersonCapabilities> = {}): PersonCapabilities => ({
  isManagedElsewhere: false,
  writeableFields: [],
  skipPhoneTypeCapabilityChecks: false,
  allowedPhoneTypes: ['Home', 'Mobile', 'Work', 'Unknown'],
  multipleEqualPhoneTypesAllowed: false,
  ...changes,
});
const editor = (held: readonly Permission[], changes: Partial<Editor> = {}): Editor => ({
  may: (permission) => held.includes(permission),
  debug: false,
  capabilities: capabilities(),
  ...changes,
});
const managed = (...writeableFields: string[]) => capabilities({ isManagedElsewhere: true, writeableFields });

/** The flag of each field, and what an outside system calls it. */
const fields: [PersonField | 'phoneType', Permission, string | null][] = [
  ['initials', 'customerWrite', 'Initials'],
  ['firstName', 'customerWrite', 'FirstName'],
  ['insertion', 'customerWrite', 'Insertion'],
  ['lastName', 'customerWrite', 'LastName'],
  ['birthDate', 'updateBirthDate', 'BirthDate'],
  ['gender', 'updateGender', 'Gender'],
  ['emailAddresses', 'updateContactEmailAddresses', 'EmailAddress'],
  ['phoneNumbers', 'updateContactPhoneNumbers', 'PhoneNumber'],
  ['phoneType', 'updateContactPhoneNumbers', 'PhoneType'],
  ['postalAddress', 'updateContactPostalAddress', 'PostalAddress'],
  ['homeAddress', 'customerWrite', null],
  ['companyName', 'customerWrite', null],
  ['chamberOfCommerceNumber', 'customerWrite', null],
  ['correspondenceType', 'customerWrite', null],
  ['notificationSettings', 'customerWrite', null],
  ['characteristics', 'customerWrite', null],
];

describe('a field can be changed (CARD-114, 115, AMB-020)', () => {
  it.each(fields)('%s with %s alone, where nobody else manages the person', (field, flag) => {
    expect(whyNotEdit(field, editor([flag]))).toBeNull();
    const all = fields.map(([, each]) => each).filter((each) => each !== flag);
    expect(whyNotEdit(field, editor(all))).toBe(texts.permission);
  });

  it.each(fields)('%s (%s) of who is managed elsewhere only when %s is writeable', (field, flag, name) => {
    const why = (writeable: string[], debug = false) =>
      whyNotEdit(field, editor([flag], { capabilities: managed(...writeable), debug }));
    expect(why([])).toBe(name === null ? null : texts.managedElsewhere);
    expect(why(name === null ? [] : [name])).toBeNull();
    expect(why([], true)).toBeNull();
  });

  it.each(fields)('%s (%s) not before it is known who manages the person', (field, flag, name) => {
    const why = (known: 'asked' | 'failed') => whyNotEdit(field, editor([flag], { capabilities: known }));
    expect([why('asked'), why('failed')]).toEqual(name === null ? [null, null] : [texts.asked, texts.failed]);
  });

  it('by an administrator, but for the characteristics, which have a call of their own', () => {
    const admin = editor(['customerManagement']);
    const refused = PERSON_FIELDS.filter((field) => whyNotEdit(field, admin) !== null);
    expect(refused).toEqual(['characteristics']);
    expect(mayEdit('characteristics', admin.may)).toBe(false);
  });
});

it('takes the plain update only with the flag of every field', () => {
  const { may } = editor(['customerWrite', 'customerManagement']);
  expect(mayEditAsDesk(['firstName', 'homeAddress'], may)).toBe(true);
  expect(mayEditAsDesk(['firstName', 'gender'], may)).toBe(false);
});

it('has every field in exactly one block', () => {
  expect(Object.values(blockFields).flat().sort()).toEqual([...PERSON_FIELDS].sort());
});

describe('a telephone number can be added (CARD-116 to 118, AMB-144)', () => {
  const phone = (number: string, type: PhoneType = PhoneType.Mobile) => ({ number, type });
  const desk = (changes: Partial<PersonCapabilities> = {}) =>
    editor(['updateContactPhoneNumbers'], { capabilities: capabilities(changes) });

  it.each<[string, { number: string; type: PhoneType }[], Editor, string | null]>([
    ['to none', [], desk(), null],
    ['to one', [phone('0612345678')], desk(), null],
    ['not to two', [phone('1'), phone('2')], desk(), texts.enoughNumbers],
    ['not without the flag', [], editor([]), texts.permission],
    [
      'not where the outside system does not take it',
      [],
      editor(['updateContactPhoneNumbers'], { capabilities: managed() }),
      texts.managedElsewhere,
    ],
    ['not without unknown type', [], desk({ allowedPhoneTypes: ['Mobile'] }), texts.noUnknownType],
    [
      'without unknown type where types are not checked',
      [],
      desk({ allowedPhoneTypes: [], skipPhoneTypeCapabilityChecks: true }),
      null,
    ],
    ['not as second of unknown type', [phone('1', PhoneType.Unknown)], desk(), texts.secondUnknownType],
    [
      'as second of unknown type where equal types may be',
      [phone('1', PhoneType.Unknown)],
      desk({ multipleEqualPhoneTypesAllowed: true }),
      null,
    ],
  ])('%s', (_, phones, who, why) => {
    expect(whyNotAddPhone(phones, who)).toBe(why);
  });

  it('not when it is there already, however it is written', () => {
    const known = [phone('06-1234 5678')];
    expect(whyNotAddPhone(known, desk(), '0612345678')).toBe(texts.numberKnown);
    expect(whyNotAddPhone(known, desk(), '0612345679')).toBeNull();
  });
});
