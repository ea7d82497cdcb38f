import { readMessage, sentenceOf } from './hubMessages';
import { phoneHub } from './phoneHub';

it.each([
  ['Nodig: usePhone.', 'Onvoldoende rechten.'],
  ['  Nodig: caseCreate of viewCaseFlow. ', 'Onvoldoende rechten.'],
  ['Nodig in de keuken: een loodgieter.', 'Nodig in de keuken: een loodgieter.'],
  [' 0201234567 neemt niet op. ', '0201234567 neemt niet op.'],
  ['   ', ''],
])('A server text %j becomes the sentence %j', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence);
});

it('An error of the phone hub and a message of any hub do not show the names of permissions', () => {
  const said = { kind: 'error', text: 'Onvoldoende rechten.' };
  expect(phoneHub.decode('error', [{ message: 'Nodig: usePhone.' }])).toEqual(said);
  expect(readMessage([{ type: 'error', text: 'Nodig: usePhone.' }])).toEqual(said);
});
