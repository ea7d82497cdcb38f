import { useState } from 'react';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { type LogEntry, LogLevel, logLevelLabel } from '@/domain/diagnostics/logEntry';
import { lookUp } from '@/lib/values';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Disclosure } from '@/ui/layout/Disclosure';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Time } from '@/ui/text/Time';
import { Code } from '../messages/MessageBody';
import { firstLine } from '../undeliveredRules';
import styles from './LogLines.module.css';
import { logTexts as texts } from './logTexts';

const tones: Record<LogLevel, Tone> = {
  [LogLevel.Fatal]: 'danger',
  [LogLevel.Error]: 'danger',
  [LogLevel.Warning]: 'warning',
  [LogLevel.Info]: 'info',
  [LogLevel.Debug]: 'neutral',
};

interface LogLinesProps {
  entries: readonly LogEntry[];
  /** True when the entries come from several scopes. */
  withScope: boolean;
}

export const LogLines = ({ entries, withScope }: LogLinesProps) => (
  <ol className={styles.lines} aria-label={texts.list}>
    {entries.map((entry) => (
      <LineBoundary key={entry.id} as="li" resetKey={entry}>
        <Line entry={entry} withScope={withScope} />
      </LineBoundary>
    ))}
  </ol>
);

function Line({ entry, withScope }: { entry: LogEntry; withScope: boolean }) {
  const { time, level, message, exception, application, logger, scopeId } = entry;
  return (
    <li className={styles.line}>
      <span className={styles.time}>
        <Time instant={time} />
      </span>
      <span className={styles.level}>
        <Badge tone={lookUp(tones, level) ?? 'neutral'}>{logLevelLabel(level)}</Badge>
      </span>
      <div className={styles.words}>
        <p className={styles.message}>{message ?? texts.noMessage}</p>
        <p className={styles.source}>
          {[application, logger].filter(Boolean).join(' · ')}
          {withScope && scopeId !== null && (
            <Link to={to.systemLog(scopeId)} aria-label={texts.ofScope(scopeId)}>
              {scopeId}
            </Link>
          )}
        </p>
        {exception !== null && <Exception exception={exception} />}
      </div>
    </li>
  );
}

function Exception({ exception }: { exception: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={firstLine(exception) ?? texts.exception}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <CopyButton text={exception} label={texts.copyException} copiedLabel={texts.exceptionCopied} />
      <Code label={texts.exception} text={exception} />
    </Disclosure>
  );
}
