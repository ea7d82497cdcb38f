import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

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

export const logLevelLabel = labelsOf<LogLevel>({
  Fatal: 'Fataal',
  Error: 'Fout',
  Warning: 'Waarschuwing',
  Info: 'Informatie',
  Debug: 'Debug',
});

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
