import { registrationProblems } from './housingRegistrationFields';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

const fields = {
  description: 'Woning aan het water',
  remarks: 'Belt terug.\nNa vijven.',
  renewalDate: '28-02-2028',
};

it.each([
  [{}, {}],
  [{ renewalDate: '' }, {}],
  [{ description: 'شقة بجانب الماء' }, {}],
  [{ description: 'x'.repeat(101) }, { description: texts.tooLong(100) }],
  [{ description: 'Woning\u202Eretaw' }, { description: texts.invisible }],
  [{ remarks: 'x'.repeat(1_001) }, { remarks: texts.tooLong(1_000) }],
  [{ remarks: 'Belt\u200bterug' }, { remarks: texts.invisible }],
  [{ renewalDate: '30-02-2028' }, { renewalDate: texts.dateInvalid }],
  [{ renewalDate: 'volgend jaar' }, { renewalDate: texts.dateInvalid }],
  [{ renewalDate: '28-02-2028\u200b' }, { renewalDate: texts.invisible }],
])('The changes %j have the right problems', (changes, problems) => {
  expect(registrationProblems({ ...fields, ...changes })).toEqual(problems);
});
