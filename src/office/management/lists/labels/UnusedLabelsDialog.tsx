import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { labelQueries } from '@/api/lists/labels';
import type { ListRecord } from '@/api/lists/lists';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { toggled } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ListIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { nameOf } from '../listForm';
import styles from '../../Management.module.css';
import { deleteUnusedLabels } from './deleteUnusedLabels';
import { labelTexts as texts } from './labelTexts';

export function UnusedLabelsDialog({ onClose }: DialogProps<'unusedLabels'>) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const answer = labelQueries.endpoints.unusedLabels.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const submission = useDialogSubmission(deleteUnusedLabels.key({}), onClose);
  const shown = answer.currentData?.map(({ id }) => id);
  /* Only the labels shown first are chosen, so that no label that a colleague makes meanwhile is deleted unseen. */
  if (chosen === null && shown !== undefined) setChosen(shown);
  const going = chosen?.filter((id) => shown?.includes(id)) ?? [];
  const busy = submission?.status === 'sending';
  return (
    <Dialog
      title={texts.title}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            disabledReason={going.length === 0 ? texts.noneChosen : null}
            onClick={() => dispatch(deleteUnusedLabels(going))}
          >
            {texts.remove(going.length)}
          </Button>
        </>
      }
    >
      <DialogBody>
        <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
        <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={4} />}>
          {(labels) =>
            labels.length === 0 ? (
              <EmptyState icon={ListIcon} title={texts.none} />
            ) : (
              <Labels labels={labels} chosen={going} onToggle={(id) => setChosen(toggled(going, id))} />
            )
          }
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

interface LabelsProps {
  labels: readonly ListRecord[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

const Labels = ({ labels, chosen, onToggle }: LabelsProps) => (
  <>
    <p className={mutedClass}>{texts.help}</p>
    <ul className={styles.usages} aria-label={texts.list}>
      {labels.map((label) => (
        <li key={label.id}>
          <Checkbox
            label={nameOf(label)}
            checked={chosen.includes(label.id)}
            onChange={() => onToggle(label.id)}
          />
        </li>
      ))}
    </ul>
  </>
);
