import * as v from 'valibot';
import { Phone } from '@/domain/telephony/phone';
import { aCall, aPhone } from '@/testing/phoneStore';
import {
  availabilityOf,
  phoneSignOf,
  queueMethod,
  readyMethod,
  whyNotDial,
  whyNotLogOut,
  whyNotQueue,
  whyNotReady,
} from './phoneRules';

const phone = (changes: object = {}) => v.parse(Phone, aPhone(changes));
const on = { available: true };
const none = { phoneCapabilities: null };

it.each([
  [undefined, phone(), 'Unavailable'],
  [{ available: false }, phone(), 'Offline'],
  [on, null, 'InvalidUser'],
  [on, phone(none), 'InvalidUser'],
  [on, phone({ phoneCapabilities: { Dial: false } }), 'InvalidUser'],
  [on, phone({ phoneCapabilities: { Dial: true }, status: 'Offline' }), 'NotLoggedIn'],
  [on, phone({ status: 3 }), 'NotLoggedIn'],
  [on, phone({ status: 17 }), 'Online'],
  [on, phone({ status: 'ACW' }), 'Online'],
] as const)(
  '%#: the availability follows from facet %j and the phone (TEL-08..12)',
  (facet, one, expected) => {
    expect(availabilityOf(facet, one)).toBe(expected);
  },
);

const sign = { mayUse: true, availability: 'Online', isLive: true, isChecked: true } as const;
it.each([
  [{ mayUse: false }, 'noRights'],
  [{ availability: 'Unavailable' }, 'absent'],
  [{ availability: 'Offline', isLive: false }, 'offline'],
  [{ isLive: false }, 'offline'],
  [{ isLive: false, isChecked: false }, 'waiting'],
  [{ availability: 'InvalidUser' }, 'invalid'],
  [{ availability: 'NotLoggedIn' }, 'logIn'],
  [{}, 'online'],
] as const)('The icon for %j shows %s (TEL-28, TEL-55..60)', (facts, expected) => {
  expect(phoneSignOf({ ...sign, ...facts })).toBe(expected);
});

/**
 * The columns: the status, and the reason against switching ready, logging out, the queue, and dialling without calls.
 */
it.each([
  [1, null, null, null, null],
  [2, null, null, null, null],
  [3, 'notLoggedIn', 'notLoggedIn', 'notLoggedIn', 'notLoggedIn'],
  [4, 'busy', null, null, null],
  [5, 'afterWork', null, null, 'afterWork'],
  [17, 'unknown', null, null, 'unknown'],
])(
  'Status %j refuses ready: %j, logging out: %j, the queue: %j, dialling: %j (TEL-14, TEL-15, TEL-33, AMB-182)',
  (status, ready, out, queue, dial) => {
    const one = phone({ status });
    expect([whyNotReady(one), whyNotLogOut(one), whyNotQueue(one), whyNotDial(one)]).toEqual([
      ready,
      out,
      queue,
      dial,
    ]);
  },
);

it.each([
  [[2], null],
  [[6, 6], null],
  [[3], 'ringing'],
  [[2, 1], 'busy'],
  [[103], 'busy'],
  [[5], 'busy'],
  [[17], 'busy'],
])('The reason against dialling beside calls with the statuses %j is %j', (statuses, expected) => {
  const calls = statuses.map((status, index) => aCall(String(index), status));
  expect(whyNotDial(phone({ status: 4, calls }))).toBe(expected);
  expect(whyNotLogOut(phone({ status: 4, calls }))).toBe('calls');
});

it('The methods for ready and for the queue switch to the opposite state', () => {
  expect([1, 2].map((status) => readyMethod(phone({ status }).status))).toEqual(['ready', 'notReady']);
  expect([1, 2].map((queueStatus) => queueMethod(phone({ queueStatus })))).toEqual([
    'enterQueue',
    'leaveQueue',
  ]);
});
