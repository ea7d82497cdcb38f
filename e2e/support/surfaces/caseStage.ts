import type { CaseFlowTab } from '@/core/paths';
import { CASES, openedCase } from '../../screens/cases';
import type { Colleague, WireCase, WirePage } from '@/testing/colleague';
import type { NewCase } from '@/testing/newCase';
import { json, SESSION } from '../config';
import { goto, type Stage } from './surface';

export const CASE_LIST = /\/api\/v1\/caseflow\?/;
export const CASE_RECORD = /\/api\/v1\/caseflow\/detailed\//;
export const WORKLOAD_GROUPS = /\/api\/v1\/caseflow\/searchgroupedbyowner/;
export const NO_CASE = '11111111-2222-4333-8444-555555555555';

/** A case with a finished step, a current one and three that wait. */
export const WORKED_ON = { type: 'Woningruil', title: 'Woningruil Terpstra en De Boer', at: 1 } as const;
/** The current step, and the task that blocks it. */
export const STEP = 'Beoordelen';
export const STEP_TASK = 'Toetsen aan huurgeschiedenis en passendheid';

/** A person whom a case can be about. */
export async function aPerson(me: Colleague): Promise<string> {
  const { items } = await me.read<WirePage<{ id: string }>>(
    '/api/v1/person/search/de?page=0&pageSize=1&roles=customer',
  );
  if (!items[0]) throw new Error('Nobody is called that');
  return items[0].id;
}

/** A case of the user, about a customer. */
export const caseOf = async ({ me, makeCase }: Stage, wanted: NewCase = {}): Promise<WireCase> =>
  makeCase({ ...WORKED_ON, state: 'blocked', ownerId: me.userId, personId: await aPerson(me), ...wanted });

/** Opens such a case at one of its tabs. */
export async function opened(
  stage: Stage,
  tab: CaseFlowTab = 'stappen',
  wanted: NewCase = {},
): Promise<WireCase> {
  const made = await caseOf(stage, wanted);
  await goto(stage, `${CASES}/${made.id}/${tab}`);
  await openedCase(stage.page).heading(made.title).waitFor();
  return made;
}

/** Opens the first case of the seeded world with this content, at the tab that shows it. */
export async function openedSeeded(
  stage: Stage,
  tab: CaseFlowTab,
  has: (found: WireCase) => Promise<boolean>,
): Promise<WireCase> {
  const { items } = await stage.me.cases({ statusses: ['0', '1', '2', '3'] });
  for (const found of items) {
    if (!(await has(found))) continue;
    await goto(stage, `${CASES}/${found.id}/${tab}`);
    await openedCase(stage.page).heading(found.title).waitFor();
    return found;
  }
  throw new Error('No seeded case has that');
}

/** Lets the user see cases without their steps. */
export const withoutSteps = ({ page }: Stage) =>
  page.route(SESSION, async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: { permissions: Record<string, boolean> } };
    delete session.user.permissions['viewDetailedCaseFlow'];
    await json(session)(route);
  });
