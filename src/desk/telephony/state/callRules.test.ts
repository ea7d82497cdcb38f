import * as v from 'valibot';
import { Phone } from '@/domain/telephony/phone';
import { aCall, aPhone } from '@/testing/phoneStore';
import { buttonsOf, holdMethod, joinableWith } from './callRules';
import { selectPhoneColour } from './phoneColour';
import { initialTelephony } from './telephonySlice';

const phoneWith = (statuses: readonly number[], changes: object = {}) =>
  v.parse(
    Phone,
    aPhone({ calls: statuses.map((status, index) => aCall(String(index), status)), ...changes }),
  );

it.each([
  [[2], ['hold', 'hangUp']],
  [
    [2, 5],
    ['hold', 'hangUp'],
  ],
  [
    [2, 6],
    ['transfer', 'hangUp'],
  ],
  [[6], ['hold']],
  [[6, 2], ['hold']],
  [[106], ['hold']],
  [[1], ['hangUp']],
  [[104], ['hangUp']],
  [[103], ['hangUp']],
  [[3], ['pickUp', 'forward', 'hangUp']],
  [[5], []],
  [[17], ['hangUp']],
])(
  'the first of the calls with statuses %j has the buttons %j (TEL-19..22, AMB-183, AMB-184)',
  (statuses, expected) => {
    const { calls } = phoneWith(statuses);
    expect(buttonsOf(calls[0]!, calls)).toEqual(expected);
  },
);

it.each([
  [2, 'holdCall'],
  [6, 'resumeCall'],
  [103, null],
  [106, null],
  [3, null],
])('the hold button of a call with status %j requests %j (TEL-16)', (status, expected) => {
  expect(holdMethod(phoneWith([status]).calls[0]!)).toBe(expected);
});

it.each([
  [[2, 6], '1'],
  [[2, 106], undefined],
  [[6, 6], undefined],
  [[2], undefined],
])(
  'when calls have the statuses %j, the first one can be joined with the call at index %j',
  (statuses, expected) => {
    const { calls } = phoneWith(statuses);
    expect(joinableWith(calls[0]!, calls)?.connectionId).toBe(expected);
  },
);

it.each([
  [[], 5, 'red'],
  [[6], 5, 'red'],
  [[6, 6], 4, 'orange'],
  [[6, 5], 4, 'orange'],
  [[6, 2], 4, 'green'],
  [[1], 4, 'green'],
  [[3], 2, null],
  [[5], 4, null],
  [[], 2, null],
] as const)(
  'calls with statuses %j on a phone with status %j colour the bar %j (TEL-23..25, AMB-185)',
  (statuses, status, expected) => {
    const telephony = { ...initialTelephony, phone: phoneWith(statuses, { status }) };
    expect(selectPhoneColour({ telephony })).toBe(expected);
  },
);
