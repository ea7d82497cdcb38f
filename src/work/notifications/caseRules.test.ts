import * as v from 'valibot';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowEventKind } from '@/hubs/caseFlowEvents';
import { aUser } from '@/testing/coreStore';
import { findInCase } from './caseRules';

const SINCE = Date.parse('2026-11-21T09:00:00.000Z');
const me = aUser({ id: 'me', functionGroups: [{ id: 'myGroup', title: 'Klantcontact' }] });

const aCase = (changes: object = {}): CaseFlow =>
  v.parse(CaseFlow, {
    id: 'c',
    title: 'Huuropzegging',
    status: 0,
    created: '2026-11-01T10:00:00.000Z',
    lastModified: '2026-11-21T10:00:00.000Z',
    ownerModel: { id: 'me', type: 'Employee' },
    ...changes,
  });
const earlier = (changes: object = {}) => aCase({ lastModified: '2026-11-20T10:00:00.000Z', ...changes });

const [mine, ofGroup, ofBram] = ['me', 'myGroup', 'bram'].map((id) => ({ ownerModel: { id, name: '' } }));
const young = { created: '2026-11-21T09:30:00.000Z' };
const steps = [{ id: 's', title: 'Intake', status: 1, tasks: [] }];

const find = (kind: CaseFlowEventKind, caseFlow: CaseFlow | null, before?: CaseFlow, ownAction = '') =>
  findInCase(
    { kind, caseFlowId: 'c', stepId: null, caseFlow },
    { user: me, now: SINCE, since: SINCE, before, isOwnAction: (id) => id === ownAction },
  ).map((found) => (found.type === 'over' ? `over ${found.keys.join()}` : found.notification.key));

it.each<[string, CaseFlowEventKind, CaseFlow | null, CaseFlow | undefined, string[]]>([
  ['given to me', 'updated', aCase(mine), earlier(ofBram), ['caseFlow/c']],
  ['given to my group', 'updated', aCase(ofGroup), earlier(ofBram), ['caseFlow/c']],
  ['given to me, and had no owner', 'updated', aCase(mine), earlier({ ownerModel: null }), ['caseFlow/c']],
  ['given away', 'updated', aCase(ofBram), earlier(mine), ['over caseFlow/c']],
  ['new and mine', 'updated', aCase({ ...mine, ...young }), undefined, ['caseFlow/c']],
  ['old and mine, and not known before', 'updated', aCase(mine), undefined, []],
  ['mine, with a new message', 'updated', aCase(mine), earlier(mine), ['answer/caseFlow/c']],
  [
    'mine, with a new message, and known without its steps',
    'updated',
    aCase({ ...mine, steps }),
    earlier(mine),
    ['answer/caseFlow/c'],
  ],
  ['of my group, with a new message', 'updated', aCase(ofGroup), earlier(ofGroup), []],
  ['mine, and pushed twice', 'updated', aCase(mine), aCase(mine), []],
  ['mine, with another deadline', 'updated', aCase(mine), earlier({ deadline: '2026-12-01T10:00:00Z' }), []],
  ['mine, with a step picked up', 'stepPickedUp', aCase(mine), earlier(mine), []],
  ['mine and finished', 'updated', aCase({ ...mine, status: 1 }), earlier(mine), ['over caseFlow/c']],
  ['mine, in a push with only an id', 'updated', null, earlier(mine), []],
])('A case that is %s gives the right findings (%s)', (_, kind, caseFlow, before, expected) => {
  expect(find(kind, caseFlow, before)).toEqual(expected);
});

it("A case gives no findings for the user's own actions", () => {
  expect(find('updated', aCase(mine), earlier(ofBram), 'c')).toEqual([]);
  expect(find('updated', aCase(mine), earlier(mine), 'c')).toEqual([]);
});
