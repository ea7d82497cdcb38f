import { Colleague, type UserName } from './colleague';

export interface TaskChanges {
  by?: UserName;
  completeById?: string;
  description?: string;
  /** The deadline, in hours after `FRONT_HOURS`. It decides the place of the task among those that a journey makes. */
  due?: number;
  taskType?: { name: string; category: string };
  mediaIds?: string[];
}

const HOUR_MS = 3_600_000;
/** Earlier than everything in the seeded world, so that a journey's own tasks are at the top. */
const FRONT_HOURS = -1_000;

/** Creates a task, made by Anne unless specified otherwise, and returns its id. */
export async function makeTask(
  url: string,
  assignee: Colleague,
  subject: string,
  { by = 'anne', due = 48, ...changes }: TaskChanges = {},
): Promise<string> {
  const maker = await Colleague.signIn(url, by);
  return maker.create({
    subject,
    description: `Over ${subject}.`,
    completeById: assignee.userId,
    endDate: new Date(Date.now() + (FRONT_HOURS + due) * HOUR_MS).toISOString(),
    taskType: { name: 'Terugbelverzoek', category: 'Terugbellen' },
    mediaIds: [],
    channel: 'Phone',
    ...changes,
  });
}
