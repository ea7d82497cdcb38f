import { PhoneType } from '@/domain/people/contactDetails';
import type { Permission } from '@/domain/session/permission';
import { personFields } from '@/domain/people/fields/personFields';
import { phoneTypeRule } from '@/domain/people/fields/phoneField';
import type { PersonCapabilities } from '@/domain/people/fieldCapabilities';
import { detailsTexts } from './detailsTexts';
import { type Editor, mayEditAsDesk, whyNotAddPhone, whyNotEdit } from './personFieldRules';

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

const rules = [...personFields, { ...phoneTypeRule, name: 'phoneType' }];

describe('Changing a field (CARD-114, 115, AMB-020)', () => {
  it.each(rules)('requires only $flag for $name, if no other system manages the person', (rule) => {
    expect(whyNotEdit(rule, editor([rule.flag]))).toBeNull();
    const others = rules.map(({ flag }) => flag).filter((flag) => flag !== rule.flag);
    expect(whyNotEdit(rule, editor(others))).toBe(texts.permission);
  });

  it.each(rules)('requires a writeable $capability for $name of a person managed elsewhere', (rule) => {
    const { flag, capability } = rule;
    const why = (writeable: string[], debug = false) =>
      whyNotEdit(rule, editor([flag], { capabilities: managed(...writeable), debug }));
    expect(why([])).toBe(capability === null ? null : texts.managedElsewhere);
    expect(why(capability === null ? [] : [capability])).toBeNull();
    expect(why([], true)).toBeNull();
  });

  it.each(rules)('is refused for $name until it is known which system manages the person', (rule) => {
    const why = (known: 'asked' | 'failed') => whyNotEdit(rule, editor([rule.flag], { capabilities: known }));
    const expected = rule.capability === null ? [null, null] : [texts.asked, texts.failed];
    expect([why('asked'), why('failed')]).toEqual(expected);
  });

  it('is possible for an administrator, except for the characteristics, which have their own request', () => {
    const admin = editor(['customerManagement']);
    const refused = personFields.filter((field) => whyNotEdit(field, admin) !== null);
    expect(refused.map(({ name }) => name)).toEqual(['characteristics']);
  });
});

it('The plain update requires the flag of every field', () => {
  const { may } = editor(['customerWrite', 'customerManagement']);
  const named = (...names: string[]) => personFields.filter(({ name }) => names.includes(name));
  expect(mayEditAsDesk(named('firstName', 'homeAddress'), may)).toBe(true);
  expect(mayEditAsDesk(named('firstName', 'gender'), may)).toBe(false);
});

describe('a telephone number (CARD-116 to 118, AMB-144)', () => {
  const phone = (number: string, type: PhoneType = PhoneType.Mobile) => ({ number, type, original: number });
  const desk = (changes: Partial<PersonCapabilities> = {}) =>
    editor(['updateContactPhoneNumbers'], { capabilities: capabilities(changes) });

  it.each<[string, { number: string; type: PhoneType; original: string }[], Editor, string | null]>([
    ['to a person without numbers', [], desk(), null],
    ['beside one number', [phone('0612345678')], desk(), null],
    ['not beside two numbers', [phone('1'), phone('2')], desk(), texts.enoughNumbers],
    ['not without the permission flag', [], editor([]), texts.permission],
    [
      'not if the other system does not accept it',
      [],
      editor(['updateContactPhoneNumbers'], { capabilities: managed() }),
      texts.managedElsewhere,
    ],
    [
      'not if the type Unknown is not allowed',
      [],
      desk({ allowedPhoneTypes: ['Mobile'] }),
      texts.noUnknownType,
    ],
    [
      'without the type Unknown if types are not checked',
      [],
      desk({ allowedPhoneTypes: [], skipPhoneTypeCapabilityChecks: true }),
      null,
    ],
    [
      'not beside another new number',
      [{ ...phone('1', PhoneType.Unknown), original: '' }],
      desk(),
      texts.newNumberFirst,
    ],
    [
      'not as a second number of unknown type',
      [phone('1', PhoneType.Unknown)],
      desk(),
      texts.chooseTypeFirst,
    ],
    [
      'not as a second number of unknown type if no type can be chosen',
      [phone('1', PhoneType.Unknown)],
      editor(['updateContactPhoneNumbers'], { capabilities: managed('PhoneNumber') }),
      texts.oneWithoutType,
    ],
    [
      'as a second number of unknown type if equal types are allowed',
      [phone('1', PhoneType.Unknown)],
      desk({ multipleEqualPhoneTypesAllowed: true }),
      null,
    ],
  ])('can be added under the right conditions: %s', (_, phones, who, why) => {
    expect(whyNotAddPhone(phones, who)).toBe(why);
  });

  it('cannot be added if it exists already, in whatever notation', () => {
    const known = [phone('06-1234 5678')];
    expect(whyNotAddPhone(known, desk(), '0612345678')).toBe(texts.numberKnown);
    expect(whyNotAddPhone(known, desk(), '0612345679')).toBeNull();
  });
});
