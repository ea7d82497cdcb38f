import type { SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useSubmission } from '@/core/submissions/useSubmission';
import { Assignee } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { AssigneePicker } from '@/shared/people';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { RecordForm } from '@/ui/fields/FormScreen';
import { FormState } from '@/ui/feedback/FormState';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { caseFlowSurfaces, ownerChangeRequested, caseFlowKey } from '../caseFlowsActions';
import { caseFlowTitles } from '../caseFlowTitles';

export const OWNER_EDIT_PAGE_SIZE = 20;

const texts = caseFlowDetailTexts.edit;

/** The chosen owner, and the id of the owner that the case had at the moment of the choice; null is nobody. */
const OwnerDraft = v.object({ owner: v.nullable(Assignee), before: v.nullable(v.string()) });
type OwnerDraft = v.InferOutput<typeof OwnerDraft>;

/** Without a choice the form follows the case. */
const isOwnerDraft = (value: unknown): value is OwnerDraft | null =>
  value === null || v.is(OwnerDraft, value);

const idOf = (owner: Assignee | null): string | null => owner?.id ?? null;

function useOwnerForm(caseFlow: CaseFlow, onSaved: () => void) {
  const dispatch = useDispatch();
  const { id: caseFlowId, ownerModel, title } = caseFlow;
  const draft = useDraft<OwnerDraft | null>(caseFlowSurfaces.owner, caseFlowId, null, {
    isValue: isOwnerDraft,
    label: { title, href: to.caseFlowEdit(caseFlowId) },
  });
  const key = caseFlowKey('update', caseFlowId);
  const submission = useSubmission(key, onSaved);
  const before = idOf(ownerModel);
  const chosen = draft.value;
  const owner = chosen === null ? ownerModel : chosen.owner;
  const dirty = idOf(owner) !== before;
  return {
    owner,
    dirty,
    restored: draft.restored && dirty,
    /** A colleague has changed the owner since the choice was made. */
    conflict: dirty && chosen !== null && chosen.before !== before,
    submission,
    takeOver: draft.takeOver,
    choose: (next: Assignee | null) =>
      draft.setValue(
        idOf(next) === before ? null : { owner: next, before: chosen === null ? before : chosen.before },
      ),
    keepMine: () => draft.setValue({ owner, before }),
    discard: draft.clear,
    save: () => dispatch(ownerChangeRequested({ caseFlowId, owner })),
  };
}

interface OwnerFormProps {
  caseFlow: CaseFlow;
  /** Why the owner cannot be saved now, or null; the choice is kept. */
  whyNot: string | null;
  onLeave: () => void;
}

/**
 * Gives the case to a colleague or function group. The choice is kept when the server refuses it, when the page reloads
 * and when a colleague changes the owner.
 */
export function OwnerForm({ caseFlow, whyNot, onLeave }: OwnerFormProps) {
  const form = useOwnerForm(caseFlow, onLeave);
  const { owner, dirty, restored, conflict, submission, choose, discard } = form;
  const sending = submission?.status === 'sending';
  const obstacle = whyNot ?? (dirty ? null : texts.nothingChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (obstacle === null && !sending) form.save();
  };

  return (
    <RecordForm
      label={caseFlowTitles.edit}
      onSubmit={submit}
      busy={sending}
      takeOver={form.takeOver}
      note={restored && texts.restored}
      buttons={
        <>
          {dirty && !sending && (
            <Button variant="quiet" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={sending} disabledReason={obstacle}>
            {texts.save}
          </Button>
        </>
      }
    >
      {whyNot !== null && !sending && <Banner tone="warning">{whyNot}</Banner>}
      <FormState
        submission={submission}
        help={texts.uncertainHelp}
        conflict={
          conflict && <Conflict name={caseFlow.ownerModel?.name} onKeep={form.keepMine} onTake={discard} />
        }
      />
      <AssigneePicker label={texts.owner} value={owner} onChange={choose} pageSize={OWNER_EDIT_PAGE_SIZE} />
      {owner === null && <p>{texts.nobody}</p>}
    </RecordForm>
  );
}

interface ConflictProps {
  name: string | undefined;
  onKeep: () => void;
  onTake: () => void;
}

const Conflict = ({ name, onKeep, onTake }: ConflictProps) => (
  <Banner
    tone="warning"
    role="alert"
    actions={
      <>
        <BannerButton label={texts.takeTheirs} onClick={onTake} />
        <BannerButton label={texts.keep} onClick={onKeep} />
      </>
    }
  >
    {texts.conflict(name || texts.nobodyElse)}
  </Banner>
);
