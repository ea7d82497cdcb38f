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
  ['only the right to see the card', entry(), ['customerCard'], false],
  ['only the right to make contact', entry(), ['caseCreate'], false],
  ['the rights to see the card and to make contact', entry(), ['customerCard', 'caseCreate'], true],
  ['only the right to see cases, from a card', entry(), ['viewCaseFlow'], false],
  [
    'only the right to see cases, from a case',
    entry({ caseId: 'c', caseFlowId: 'f' }),
    ['viewCaseFlow'],
    true,
  ],
  [
    'only the right to see the card, from a case',
    entry({ caseId: 'c', caseFlowId: 'f' }),
    ['customerCard'],
    false,
  ],
] as const)('The permission to impersonate is decided for a user with %s', (_, from, held, expected) => {
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
])('A person with the roles %j can be impersonated, or a reason why not is given', (roles, expected) => {
  expect(whyNotFor(person(roles))).toBe(expected);
});

describe('a scenario', () => {
  const tenant = person({ customer: 'r' });
  const active = [scenario()];
  it.each([
    [
      'for a person who does not exist',
      entry(),
      { person: null, scenario: scenario(), active },
      'Deze relatie bestaat niet.',
    ],
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
      'without a status',
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
      'of a case flow without the id of its case',
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
] as const)('After the failure %s with status %s the remedy is: %s', (kind, status, remedy) => {
  const obstacle = obstacleOf(new HttpError(kind, status, '/x'));
  expect(obstacle.remedy).toBe(remedy);
  expect(obstacle.text).not.toBe('');
});

it('After an unreadable answer the agent can try again, whatever the status', () => {
  expect(obstacleOf(new HttpError('unusable', 400, '/x')).remedy).toBe('again');
});

it.each([
  [entry({ caseFlowId: 'f' }), person({}), ['customerCard'], '/dashboard/zaken/overzicht/f/stappen'],
  [entry(), person({}), ['customerCard'], '/klantenkaart/p/tijdlijn'],
  [entry(), undefined, ['customerCard'], '/klantenkaart/p/tijdlijn'],
  [entry(), null, ['customerCard'], '/dashboard/taken/overzicht'],
  [entry({ caseId: 'c' }), person({}), ['viewCaseFlow'], '/dashboard/taken/overzicht'],
] as const)('The page to return to is found (example %#)', (from, whom, held, expected) => {
  expect(returnPath(from, whom, may(...held))).toBe(expected);
});
