import { useEffect } from 'react';
import { speak } from '../feedback/speak';
import { Badge } from '../record/Badge';
import styles from './BulkBar.module.css';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons';
import { ProgressBar } from '../feedback/ProgressBar';
import { bulkTexts as texts } from './bulkTexts';
import { uiTexts } from '../uiTexts';

const tones = { done: 'success', failed: 'danger', skipped: 'warning', pending: 'info' } as const;
type Outcome = keyof typeof tones;

interface BulkProgressProps {
  title: string;
  /** The accessible name of the list of results, which has one item per record. */
  resultsLabel: string;
  bulk: {
    status: 'running' | 'stopping' | 'finished';
    total: number;
    done: number;
    results: readonly { id: string; subject: string; outcome: Outcome; message: string | null }[];
  };
  onStop: () => void;
  onDismiss: () => void;
}

/** The progress of work on several records, with the outcome of each record once known. */
export function BulkProgress({ title, resultsLabel, bulk, onStop, onDismiss }: BulkProgressProps) {
  const { total, done, results, status } = bulk;
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const failed = count('failed');
  const summary = texts.summary({
    done: count('done'),
    failed,
    skipped: count('skipped'),
    pending: count('pending'),
  });
  const finished = status === 'finished';
  const hasFailed = failed > 0;

  useEffect(() => {
    if (finished) speak(summary, 'polite');
  }, [finished, summary]);

  return (
    <section className={styles['progress']} aria-label={title} data-failed={hasFailed}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{finished ? summary : title}</h2>
        {finished ? (
          <IconButton icon={CloseIcon} label={uiTexts.close} onClick={onDismiss} />
        ) : (
          <Button size="s" busy={status === 'stopping'} onClick={onStop}>
            {status === 'stopping' ? texts.stopping : texts.stop}
          </Button>
        )}
      </div>
      <ProgressBar
        label={title}
        value={done}
        max={total}
        valueText={texts.progress(done, total)}
        tone={hasFailed ? 'danger' : 'accent'}
      />
      {results.length > 0 && (
        <ul className={styles['results']} aria-label={resultsLabel}>
          {results.map(({ id, subject, outcome, message }) => (
            <li key={id} className={styles['result']}>
              <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
              <span className={styles['subject']} title={subject}>
                {subject}
              </span>
              {message !== null && <span className={styles['message']}>{message}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
