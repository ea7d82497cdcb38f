import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** The severity, worst first. */
export const LogLevel = {
  Fatal: 'Fatal',
  Error: 'Error',
  Warning: 'Warning',
  Info: 'Info',
  Debug: 'Debug',
} as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

export const LOG_LEVELS: readonly LogLevel[] = Object.values(LogLevel);

const labels: Record<LogLevel, string> = {
  Fatal: 'Fataal',
  Error: 'Fout',
  Warning: 'Waarschuwing',
  Info: 'Informatie',
  Debug: 'Debug',
};

export const logLevelLabel = (level: Received<LogLevel>): string =>
  lookUp(labels, level) ?? unknownLabel(level);

/** An entry of the system log. */
export const LogEntry = v.object({
  id: d.id,
  scopeId: d.optionalText,
  time: d.instant,
  level: d.member<LogLevel>(LogLevel),
  application: d.optionalText,
  logger: d.optionalText,
  message: d.optionalText,
  exception: d.optionalText,
  userId: d.optionalId,
});
export type LogEntry = v.InferOutput<typeof LogEntry>;
