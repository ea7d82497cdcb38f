import { whyNotDone } from './failureTexts';
import { type Failure, mayAskAgain, whyFailed, whyNotFetched } from './whyFailed';

const refused = (status: number | null): Failure => ({ kind: 'refused', status });
const failed = (kind: Failure['kind']): Failure => ({ kind, status: null });

const table: [name: string, failure: Failure, why: string, again: boolean][] = [
  ['no network', failed('offline'), whyNotDone.offline, true],
  ['a record that was not read before the write', failed('notRead'), whyNotDone.notRead, true],
  ['no answer', failed('noAnswer'), whyNotDone.noAnswer, true],
  ['an answer that cannot be read', failed('unusable'), whyNotDone.unreadable, true],
  ['400', refused(400), whyNotDone.notAccepted, true],
  ['401', refused(401), whyNotDone.signedOut, true],
  ['403', refused(403), whyNotDone.notAllowed, false],
  ['404', refused(404), whyNotDone.gone, false],
  ['409', refused(409), whyNotDone.changed, true],
  ['410', refused(410), whyNotDone.gone, false],
  ['412', refused(412), whyNotDone.changed, true],
  ['413', refused(413), whyNotDone.tooLarge, false],
  ['418', refused(418), whyNotDone.notAccepted, true],
  ['422', refused(422), whyNotDone.notAccepted, true],
  ['429', refused(429), whyNotDone.tooBusy, true],
  ['500', refused(500), whyNotDone.serverFailed, true],
  ['503', refused(503), whyNotDone.serverFailed, true],
  ['no status', refused(null), whyNotDone.serverFailed, true],
];

it.each(table)(
  'The failure %s has its own explanation, and offers another try only where that may help',
  (_, failure, why, again) => {
    expect([whyFailed(failure), mayAskAgain(failure)]).toEqual([why, again]);
  },
);

it('The five main failures have different explanations', () => {
  const five = [refused(403), refused(409), refused(422), refused(500), failed('offline')];
  expect(new Set(five.map(whyFailed)).size).toBe(five.length);
});

it.each([
  ['no network', failed('offline'), 'Je bent offline. Probeer het opnieuw zodra je verbinding hebt.'],
  ['403', refused(403), 'Je hebt geen rechten om dit te bekijken.'],
  ['500', refused(500), whyNotDone.serverFailed],
])('Content that could not be fetched (%s) has its own explanation', (_, failure, why) => {
  expect(whyNotFetched(failure)).toBe(why);
});
