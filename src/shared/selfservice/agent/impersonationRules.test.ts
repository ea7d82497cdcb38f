import * as v from 'valibot';
import { HttpError } from '@/api/http/httpError';
import type { PermissionExpression } from '@/domain/session/permission';
import { Person } from '@/domain/people/person';
import { SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import {
  type Entry,
  mayImpersonate,
  obstacleOf,
  returnPath,
  whyNotFor,
  whyNotStart,
} from './impersonationRules';

const may =
  (...held: PermissionExpression[]) =>
  (...needs: PermissionExpression[]) =>
    needs.every((need) => held.includes(need));
const entry = (changes: Partial<Entry> = {}): Entry => ({
  personId: 'p',
  scenarioId: 's',
  channel: 'Phone',
  caseId: null,
  caseFlowId: null,
  ...changes,
});
const person = (roles: Record<string, string>) => v.parse(Person, { id: 'p', roles });
const scenario = (changes = {}) => v.parse(SelfServiceScenario, { id: 's', status: 'Published', ...changes });

it.each([
  ['the card alone', entry(), ['customerCard'], false],
  ['making contact alone', entry(), ['caseCreate'], false],
  ['both', entry(), ['customerCard', 'caseCreate'], true],
  ['cases, from a card', entry(), ['viewCaseFlow'], false],
  ['cases, from a case', entry({ caseId: 'c', caseFlowId: 'f' }), ['viewCaseFlow'], true],
  ['nothing, from a case', entry({ caseId: 'c', caseFlowId: 'f' }), ['customerCard'], false],
] as const)('The permission to impersonate is decided for %s', (_, from, held, expected) => {
  expect(mayImpersonate(from, may(...held))).toBe(expected);
});

it.each([
  [{ customer: 'r' }, null],
  [{ prospect: 'r' }, null],
  [
    { vendor: 'r', occupant: 'r' },
    'Alleen namens een huurder of woningzoekende kan een scenario gestart worden.',
  ],
  [{}, 'Alleen namens een huurder of woningzoekende kan een scenario gestart worden.'],
])('The portal is open or closed for the roles %j', (roles, expected) => {
  expect(whyNotFor(person(roles))).toBe(expected);
});

describe('a scenario', () => {
  const tenant = person({ customer: 'r' });
  const active = [scenario()];
  it.each([
    ['of nobody', entry(), { person: null, scenario: scenario(), active }, 'Deze relatie bestaat niet.'],
    [
      'that does not exist',
      entry(),
      { person: tenant, scenario: null, active },
      'Fout opgetreden tijdens starten selfservice scenario',
    ],
    [
      'that is archived',
      entry(),
      { person: tenant, scenario: scenario({ status: 'Archived' }), active },
      'Selfservice scenario momenteel niet actief',
    ],
    [
      'of which nothing is said',
      entry(),
      { person: tenant, scenario: scenario({ status: null }), active },
      'Selfservice scenario momenteel niet actief',
    ],
    [
      'that is not active for this person',
      entry(),
      { person: tenant, scenario: scenario(), active: [] },
      'Selfservice scenario momenteel niet actief',
    ],
    [
      'of a case without a file',
      entry({ caseFlowId: 'f' }),
      { person: tenant, scenario: scenario(), active },
      'Dit adres is niet volledig. Start het scenario opnieuw vanuit de zaak.',
    ],
    [
      'that can be started',
      entry({ scenarioId: 'S' }),
      { person: tenant, scenario: scenario(), active },
      null,
    ],
  ])('%s is started or refused with a reason', (_, from, known, expected) => {
    expect(whyNotStart(from, known)).toBe(expected);
  });
});

it.each([
  ['offline', null, 'again'],
  ['noAnswer', null, 'again'],
  ['unusable', 200, 'again'],
  ['refused', 500, 'again'],
  ['refused', 409, 'again'],
  ['refused', 400, 'channel'],
  ['refused', 403, 'none'],
  ['refused', 404, 'none'],
  ['refused', 422, 'none'],
] as const)('After %s %s the remedy is: %s', (kind, status, remedy) => {
  const obstacle = obstacleOf(new HttpError(kind, status, '/x'));
  expect(obstacle.remedy).toBe(remedy);
  expect(obstacle.text).not.toBe('');
});

it('An unreadable answer only counts as a failure, whatever its status', () => {
  expect(obstacleOf(new HttpError('unusable', 400, '/x')).remedy).toBe('again');
});

it.each([
  [entry({ caseFlowId: 'f' }), person({}), ['customerCard'], '/dashboard/zaken/overzicht/f/stappen'],
  [entry(), person({}), ['customerCard'], '/klantenkaart/p/tijdlijn'],
  [entry(), undefined, ['customerCard'], '/klantenkaart/p/tijdlijn'],
  [entry(), null, ['customerCard'], '/dashboard/taken/overzicht'],
  [entry({ caseId: 'c' }), person({}), ['viewCaseFlow'], '/dashboard/taken/overzicht'],
] as const)('The return path of case %# is found', (from, whom, held, expected) => {
  expect(returnPath(from, whom, may(...held))).toBe(expected);
});
