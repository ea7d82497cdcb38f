import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { announce } from '@/ui/Announcer';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { ProgressBar } from '@/ui/ProgressBar';
import { bulkDismissed, bulkStopped } from '../tasksActions';
import type { BulkState } from '../tasksSlice';
import { taskBulkTexts } from '../taskBulkTexts';
import { tasksTexts } from '../tasksTexts';
import styles from './BulkBar.module.css';

const texts = taskBulkTexts;
const tones = { done: 'success', failed: 'danger', skipped: 'warning' } as const;

/** How far a bulk action is, and afterwards what became of each task. */
export function BulkProgress({ bulk }: { bulk: BulkState }) {
  const dispatch = useDispatch();
  const { action, total, done, results, status } = bulk;
  const count = (outcome: keyof typeof tones) =>
    results.filter((result) => result.outcome === outcome).length;
  const summary = texts.summary(count('done'), count('failed'), count('skipped'));
  const finished = status === 'finished';

  useEffect(() => {
    if (finished) announce(summary, 'polite');
  }, [finished, summary]);

  return (
    <section className={styles['progress']} aria-label={texts.running[action]}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{finished ? summary : texts.running[action]}</h3>
        {finished ? (
          <IconButton icon={CloseIcon} label={tasksTexts.close} onClick={() => dispatch(bulkDismissed())} />
        ) : (
          <Button size="s" busy={status === 'stopping'} onClick={() => dispatch(bulkStopped())}>
            {status === 'stopping' ? texts.stopping : texts.stop}
          </Button>
        )}
      </div>
      <ProgressBar
        label={texts.running[action]}
        value={done}
        max={total}
        valueText={texts.progress(done, total)}
      />
      {finished && (
        <ul className={styles['results']} aria-label={texts.results}>
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
