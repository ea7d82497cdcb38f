import { type Body, textOf } from '../backend/body';
import { clock } from '../world/clock';
import type { SimulatedColleague } from '../world/colleague';
import type { BusyDesk } from '../world/busyDesk';
import { carryOutOrder } from '../telephony/orders';
import { db } from '../db/db';
import { historyOf } from '../timeline/history';
import type { UserRecord } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import { listTasks, readTaskQuery } from '../tasks/query';
import { toRecord, toTaskActivity } from '../tasks/records';
import { json, Refusal, refuse, toResponse } from '../backend/answers';
import { faults, type Fault } from '../backend/faults';
import { hubServer } from '../hubs/hubServer';
import { hubConnections } from '../hubs/inMemory';
import { pushTask, type TaskEventName } from '../tasks/pushTask';
import { stats } from '../backend/stats';
import { revokeTokens, tokens } from '../session/token';
import { type Burst, isTraffic, startBurst } from '../backend/traffic';
import { isUserKey, NOBODY, users } from '../session/users';
import { createWorld } from '../world/world';
import { isScenario, signInAs, world } from '../world/worldState';
import { changeCase, makeCase, readCase } from './controlCases';
import { doInChat, readChat } from './controlChat';
import { makeOutgoingMail } from './controlOffice';

/** The parts that belong to a running server rather than to the back end. */
export interface ServerParts {
  colleague: SimulatedColleague;
  desk: BusyDesk;
  hidden: Set<string>;
  cspReports: unknown[];
}

interface Asked {
  body: Body;
  query: URLSearchParams;
  rest: string;
  parts: ServerParts;
}

type Command = (asked: Asked) => unknown;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const userNamed = (key: string): UserRecord =>
  isUserKey(key) ? users[key] : refuse(422, `Geen gebruiker '${key}'.`);

function setUser(key: string): void {
  if (key === '') return;
  if (!isUserKey(key) && key !== NOBODY) refuse(422, `Geen gebruiker '${key}'.`);
  signInAs(key);
}

const reset: Command = ({ body, parts }) => {
  const scenario = textOf(body['scenario']) || 'drukkeOchtend';
  if (!isScenario(scenario)) refuse(422, `Geen wereld '${scenario}'.`);
  burst?.stop();
  parts.colleague.stop();
  parts.desk.stop();
  parts.hidden.clear();
  parts.cspReports.length = 0;
  const [seed, now] = [number(body['seed']), number(body['now'])];
  createWorld({ scenario, ...(seed !== undefined && { seed }), ...(now !== undefined && { now }) });
  setUser(textOf(body['user']));
  return { tasks: db.tasks.size, now: clock.now() };
};

let burst: Burst | null = null;

const burstState = () => ({ running: burst?.running ?? false, pushed: burst?.pushed ?? 0 });

/**
 * Starts traffic by `{of, perSecond, seconds, seed}`, for tasks or cases. Answers when the traffic is over, unless
 * `wait` is false.
 */
const startTraffic: Command = async ({ body }) => {
  const seed = number(body['seed']);
  const of = textOf(body['of']) || 'tasks';
  if (!isTraffic(of)) refuse(422, `Geen verkeer van '${of}'.`);
  burst?.stop();
  burst = startBurst({
    of,
    perSecond: number(body['perSecond']) ?? 10,
    seconds: number(body['seconds']) ?? 1,
    ...(seed !== undefined && { seed }),
  });
  if (body['wait'] !== false) await burst.done;
  return burstState();
};

/** All texts that users wrote. The description of a task is split into its lines. */
const registered = (): (string | null | undefined)[] => [
  ...db.tasks.all().flatMap(({ subject, description }) => [subject, ...description.split('\n')]),
  ...db.announcements.map(({ title }) => title),
  ...db.faqs.map(({ question }) => question),
  ...db.faqSuggestions.map(({ suggestion }) => suggestion),
  ...db.quickDials.map(({ name }) => name),
  ...db.smartLabels.map(({ value }) => value),
  ...db.people.map(({ lastName }) => lastName),
  ...db.registrations.map(({ remarks }) => remarks),
  ...db.caseActivities.map(({ description }) => description),
  ...db.outgoingMails.all().flatMap(({ to }) => to),
  ...db.repairRequests
    .all()
    .flatMap(({ email, items }) => [email, ...(items ?? []).map((one) => one.remarks)]),
];

/** Changes a task without a push; with `event` the change is pushed. */
const changeTask: Command = ({ body, rest }) => {
  const task = db.tasks.change(db.tasks.named(rest), {
    lastModified: clock.iso(),
    ...(body['changes'] as Partial<TaskRecord>),
  });
  if (textOf(body['event']) !== '') pushTask(textOf(body['event']) as TaskEventName, task);
  return toRecord(task);
};

const hubActions: Readonly<Record<string, (hub: string | null) => void>> = {
  drop: (hub) => hubConnections.drop(hub),
  refuse: () => hubConnections.refuse(),
  halfOpen: () => hubConnections.halfOpen(),
  restore: () => hubConnections.restore(),
  /** Simulates a server that goes down, and comes back. */
  stop: () => {
    hubConnections.refuse();
    hubConnections.drop();
  },
  start: () => hubConnections.restore(),
};

const setHubs: Command = ({ body }) => {
  const act =
    hubActions[textOf(body['action'])] ?? refuse(422, `Een van: ${Object.keys(hubActions).join(', ')}.`);
  act(textOf(body['hub']) || null);
  if (typeof body['closesAtExpiry'] === 'boolean') hubServer.closesAtExpiry = body['closesAtExpiry'];
};

/**
 * `{user}` signs in where no cookie names another user; `{revoke: true | 'anne'}` ends tokens; `{lifetimeMs}` is the
 * lifetime of new ones.
 */
const setSession: Command = ({ body }) => {
  setUser(textOf(body['user']));
  const revoke = body['revoke'];
  if (revoke === true) revokeTokens();
  else if (isUserKey(textOf(revoke))) revokeTokens(userNamed(textOf(revoke)).key as keyof typeof users);
  tokens.lifetimeMs = number(body['lifetimeMs']) ?? tokens.lifetimeMs;
};

const setConfig: Command = ({ body }) => {
  if ('config' in body) world.config = body['config'] as typeof world.config;
  if ('features' in body) world.features = body['features'] as typeof world.features;
  if ('configuration' in body) world.configuration = body['configuration'] as typeof world.configuration;
  if ('version' in body) world.version = body['version'] as typeof world.version;
};

/** The server's own state: a user's whole result of the list query, without paging. */
const truth: Command = ({ query }) => {
  const user = userNamed(query.get('user') ?? 'anne');
  const found = listTasks(readTaskQuery(query), user, clock.now());
  return { total: found.length, items: found.map(toRecord) };
};

const commands: Readonly<Record<string, Command>> = {
  'POST reset': reset,
  'POST fault': ({ body }) => ({ id: faults.add(body as unknown as Fault) }),
  'DELETE fault': ({ query }) => {
    if (query.has('id')) faults.remove(Number(query.get('id')));
    else faults.clear();
  },
  'POST burst': startTraffic,
  'POST phone': ({ body, rest }) => carryOutOrder(rest, body),
  'POST hubs': setHubs,
  'POST session': setSession,
  'POST config': setConfig,
  'POST assets': ({ body, parts }) => {
    parts.hidden.clear();
    for (const path of (body['hide'] ?? []) as string[]) parts.hidden.add(path);
  },
  'GET stats': () => ({ counts: stats.counts(), requests: stats.seen }),
  'GET state': truth,
  'GET task': ({ rest }) => {
    const task = db.tasks.named(rest);
    return { task: toRecord(task), history: historyOf(task).map(toTaskActivity) };
  },
  'PUT task': changeTask,
  'GET people': ({ rest }) => ({ people: db.people.where(({ lastName }) => lastName === rest) }),
  'GET registered': ({ rest }) => ({ count: registered().filter((words) => words === rest).length }),
  'POST caseflow': ({ body }) => makeCase(body),
  'GET caseflow': ({ rest }) => readCase(rest),
  'PUT caseflow': ({ body, rest }) => changeCase(rest, body),
  'POST chat': ({ body }) => doInChat(body),
  'GET chat': readChat,
  'POST outgoingMail': makeOutgoingMail,
  'GET reports': ({ parts }) => ({ errors: db.errorReports.all(), csp: parts.cspReports }),
};

/** `/__mock/{command}/{rest}`: the commands and queries of tests. */
export async function control(request: Request, parts: ServerParts) {
  const url = new URL(request.url);
  const [, , name = '', rest = ''] = url.pathname.split('/');
  const command = commands[`${request.method} ${name}`];
  if (!command) return json({ commands: Object.keys(commands) }, 404);
  try {
    const sent = await request.text();
    const body = sent === '' ? {} : (JSON.parse(sent) as Body);
    return toResponse(
      await command({ body, query: url.searchParams, rest: decodeURIComponent(rest), parts }),
    );
  } catch (error) {
    if (error instanceof Refusal) return json({ error: error.message }, error.status);
    throw error;
  }
}
