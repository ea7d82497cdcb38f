import { Colleague } from './api';
import type { UserName } from './backend';

export interface TaskChanges {
  by?: UserName;
  completeById?: string;
  description?: string;
  /** Hours from now. */
  due?: number;
  taskType?: { name: string; category: string };
  mediaIds?: string[];
}

const HOUR_MS = 3_600_000;

/** A new task for somebody, made by Anne unless said otherwise; answers its id. */
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
    endDate: new Date(Date.now() + due * HOUR_MS).toISOString(),
    taskType: { name: 'Terugbelverzoek', category: 'Terugbellen' },
    mediaIds: [],
    channel: 'Phone',
    ...changes,
  });
}
