import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { systemLogQueries } from '@/api/diagnostics/systemLog';
import { Pages } from '@/kit/paged/Pages';
import { useAddressValue } from '@/kit/screen/useAddressValue';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { LOG_LEVELS, type LogEntry, type LogLevel, logLevelLabel } from '@/domain/diagnostics/logEntry';
import { Choices } from '@/ui/fields/Choices';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { ListIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import styles from '../Diagnostics.module.css';
import { DiagnosticsTabs } from '../DiagnosticsTabs';
import { diagnosticsTitles } from '../diagnosticsTitles';
import { scopeInAddress, undeliveredQuestion } from '../undeliveredRules';
import { LogLines } from './LogLines';
import { logTexts as texts } from './logTexts';

const LEVELS = [null, ...LOG_LEVELS] as const;

/** Log entries, newest first. If the address names a scope, only the entries of that scope are shown (AMB-041). */
export function SystemLogScreen() {
  const [scopeId, setScope] = useAddressValue(scopeInAddress);
  const [level, setLevel] = useState<LogLevel | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  const answer = useRowsKept(systemLogQueries.endpoints.systemLog.useInfiniteQuery(scopeId));
  const total = answer.currentData?.pages.at(-1)?.total;
  return (
    <div className={styles.screen}>
      <SectionHeader
        title={diagnosticsTitles.systemLog}
        headingRef={heading}
        meta={total === undefined ? null : texts.count(total)}
        tabs={<DiagnosticsTabs />}
      />
      <div className={styles.filters}>
        <DelayedSearch
          label={texts.scope}
          placeholder={texts.scopePlaceholder}
          value={scopeId ?? ''}
          onChange={(scope) => setScope(scope.trim() || null)}
        />
        <Choices
          label={texts.level}
          choices={LEVELS}
          nameOf={(one) => (one === null ? texts.allLevels : logLevelLabel(one))}
          isChosen={(one) => one === level}
          onChoose={setLevel}
        />
        <MessagesOfScope scopeId={scopeId} />
      </div>
      <section className={styles.content} aria-label={texts.list} id="list" tabIndex={-1}>
        <Pages answer={answer} failed={texts.failed}>
          {(entries, all) => <Entries entries={entries} total={all} level={level} scopeId={scopeId} />}
        </Pages>
      </section>
    </div>
  );
}

function MessagesOfScope({ scopeId }: { scopeId: string | null }) {
  const mayOpen = useMayOpen(paths.undelivered);
  if (scopeId === null || !mayOpen) return null;
  return (
    <Link to={to.undelivered(undeliveredQuestion.toSearch({ status: null, scopeId }).toString())}>
      {texts.messages}
    </Link>
  );
}

interface EntriesProps {
  entries: readonly LogEntry[];
  total: number;
  level: LogLevel | null;
  scopeId: string | null;
}

/** The server cannot filter by level, so the level narrows the loaded entries. */
function Entries({ entries, total, level, scopeId }: EntriesProps) {
  if (entries.length === 0)
    return <EmptyState icon={ListIcon} title={scopeId === null ? texts.none : texts.noneOfScope} />;
  const shown = level === null ? entries : entries.filter((entry) => entry.level === level);
  return (
    <>
      {level !== null && (
        <p className={mutedClass} role="status">
          {shown.length === 0
            ? texts.noneOfLevel(entries.length)
            : texts.partly(shown.length, entries.length, total)}
        </p>
      )}
      <LogLines entries={shown} withScope={scopeId === null} />
    </>
  );
}
