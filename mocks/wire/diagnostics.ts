import type { Moment, Spelled } from './shared';

/** A message that a coupling refused. Everything but the id may be null. */
export interface UndeliveredMessage {
  id: string;
  /** Failed, Retrying, Resolved; 0, 1, 2 in old messages. */
  status: Spelled | null;
  message: {
    queueName: string | null;
    body: string | null;
    metaData: { application: string | null; consumer: string | null; retries: number | null } | null;
  } | null;
  faultTime: Moment | null;
  exception: string | null;
  resolvedTime: Moment | null;
  scopeId: string | null;
}

export interface LogEntry {
  id: string;
  scopeId: string | null;
  time: Moment | null;
  level: string | null;
  application: string | null;
  logger: string | null;
  message: string | null;
  exception: string | null;
  userId: string | null;
}
