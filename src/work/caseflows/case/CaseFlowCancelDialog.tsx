import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { loadOf } from '@/ui/feedback/answer';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { TextArea } from '@/ui/fields/TextArea';
import { caseFlowDialogTexts } from '../caseFlowDialogTexts';
import { caseFlowSurfaces, cancelRequested, caseFlowKey } from '../caseFlowsActions';
import { whyNotCancel } from '../caseFlowPermissions';
import { useCaseFlowOfDialog } from './steps/useStepOfDialog';

const texts = caseFlowDialogTexts.cancel;
const ROWS = 3;

const Draft = v.object({ statusId: v.nullable(v.string()), reason: v.string() });
type Draft = v.InferOutput<typeof Draft>;
const nothing: Draft = { statusId: null, reason: '' };

/**
 * Asks why a case is cancelled: a status of the back end and a text (000 §5). If a colleague ends the case first, the
 * dialog says so, and the typed text can still be read and copied.
 */
export function CaseFlowCancelDialog({ dialog: { caseFlowId }, onClose }: DialogProps<'caseFlowCancel'>) {
  const dispatch = useDispatch();
  const caseFlow = useCaseFlowOfDialog(caseFlowId);
  const answer = caseFlowQueries.endpoints.cancelationStatuses.useQuery(undefined);
  const statuses = answer.currentData ?? [];
  const submission = useDialogSubmission(caseFlowKey('cancel', caseFlowId), onClose);
  const title = caseFlow?.title ?? '';
  const draft = useDraft(caseFlowSurfaces.cancel, caseFlowId, nothing, {
    isValue: (value): value is Draft => v.is(Draft, value),
    label: { title: `${texts.title}: ${title}`, href: to.caseFlow(caseFlowId) },
  });
  const { statusId, reason } = draft.value;
  const sending = submission?.status === 'sending';
  const none = answer.currentData?.length === 0;

  return (
    <ChoiceDialog
      danger
      title={texts.title}
      about={title}
      legend={texts.legend}
      choices={{
        load: loadOf(answer),
        options: statuses.map(({ id, label }) => ({ value: id, label })),
        failed: { text: texts.failed, error: answer.error, onRetry: () => void answer.refetch() },
      }}
      value={statusId}
      onChange={(chosen) => draft.setValue({ statusId: chosen, reason })}
      required={texts.required}
      confirmLabel={texts.confirm}
      cancelLabel={texts.back}
      blocked={none ? texts.empty : caseFlow && !sending ? whyNotCancel(caseFlow) : null}
      submission={submission}
      takeOver={draft.takeOver}
      onConfirm={(cancelationStatusId) => {
        if (cancelationStatusId !== null)
          dispatch(cancelRequested({ caseFlowId, cancelationStatusId, reason: reason.trim() }));
      }}
      onClose={onClose}
    >
      <TextArea
        label={texts.reason}
        value={reason}
        onChange={(next) => draft.setValue({ statusId, reason: next })}
        rows={ROWS}
        maxRows={ROWS}
      />
      <p>{texts.warning}</p>
    </ChoiceDialog>
  );
}
