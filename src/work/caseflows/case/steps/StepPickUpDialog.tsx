import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { Assignee } from '@/domain/colleagues/assignee';
import type { StepTask } from '@/domain/tasks/taskOutcome';
import { AssigneePicker, TASK_ASSIGNEE_PAGE_SIZE } from '@/shared/people';
import { Button } from '@/ui/buttons/Button';
import { CancelButton } from '@/ui/overlays/CancelButton';
import { Dialog, DialogAbout, DialogBody } from '@/ui/overlays/Dialog';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { DialogState } from '@/ui/feedback/MeanwhileNotice';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { caseFlowSurfaces, stepPickUpRequested, caseFlowKey } from '../../caseFlowsActions';
import { whyNotPickUpStep } from '../../caseFlowPermissions';
import { stepTitle } from '../../caseFlowsRules';
import { useGroup } from '../../useAssigneeName';
import { useStepOfDialog } from './useStepOfDialog';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import {
  chooseForAll,
  type Chosen,
  chosenFor,
  chosenForAll,
  defaultAssignee,
  toAssignments,
} from './stepAssignments';

const texts = caseFlowDialogTexts.pickUp;
/** With more tasks than this, the choices per task are shown on request. */
const UNFOLDED_MAX = 5;

const isChosen = (value: unknown): value is Chosen => v.is(v.record(v.string(), v.nullable(Assignee)), value);
const nothing: Chosen = {};

/** The assignee of each task of the step, chosen or by default; kept as a draft until the server has accepted. */
function usePickUp({ dialog, onClose }: DialogProps<'stepPickUp'>) {
  const { caseFlowId, stepId } = dialog;
  const dispatch = useDispatch();
  const found = useStepOfDialog(caseFlowId, stepId);
  const submission = useDialogSubmission(caseFlowKey('pickUpStep', stepId), onClose);
  const title = found ? stepTitle(found.caseFlow, found.step) : '';
  const draft = useDraft(caseFlowSurfaces.pickUp, stepId, nothing, {
    isValue: isChosen,
    label: { title: `${texts.title}: ${title}`, href: to.caseFlow(caseFlowId) },
  });
  const fallback = useDefaultAssignee(found?.step.functionGroupId ?? null);
  const tasks = found?.step.tasks ?? [];
  return {
    found,
    title,
    submission,
    takeOver: draft.takeOver,
    tasks,
    assigneeOf: (task: StepTask) => chosenFor(task, draft.value, fallback),
    all: chosenForAll(draft.value, fallback),
    chooseAll: (assignee: Assignee | null) => draft.setValue(chooseForAll(assignee)),
    choose: (task: StepTask, assignee: Assignee | null) =>
      draft.setValue({ ...draft.value, [task.id]: assignee }),
    send: () => {
      const taskAssignments = toAssignments(tasks, draft.value, fallback);
      if (taskAssignments !== null) dispatch(stepPickUpRequested({ caseFlowId, stepId, taskAssignments }));
    },
  };
}

/** Picks up a step and assigns its tasks: to the step's function group, unless someone else is chosen. */
export function StepPickUpDialog(props: DialogProps<'stepPickUp'>) {
  const { onClose } = props;
  const user = useSelector(selectUser);
  const { found, title, submission, takeOver, tasks, send, ...assignees } = usePickUp(props);
  const [tried, setTried] = useState(false);
  const busy = submission?.status === 'sending';
  const blocked = found && user && !busy ? whyNotPickUpStep(found.caseFlow, found.step, user) : null;

  const confirm = () => {
    setTried(true);
    if (!busy && blocked === null && found !== null) send();
  };

  return (
    <Dialog
      title={texts.title}
      busy={busy}
      takeOver={takeOver}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={busy} onClick={onClose} />
          <Button variant="primary" busy={busy} disabledReason={blocked} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <DialogAbout>{title}</DialogAbout>
        <DialogState submission={submission} blocked={blocked} meanwhile={null} />
        <p>{tasks.length === 0 ? texts.noTasks : texts.intro}</p>
        <Assignees tasks={tasks} tried={tried} {...assignees} />
      </DialogBody>
    </Dialog>
  );
}

interface AssigneesProps extends Pick<
  ReturnType<typeof usePickUp>,
  'assigneeOf' | 'choose' | 'all' | 'chooseAll'
> {
  tasks: readonly StepTask[];
  tried: boolean;
}

/**
 * Chooses one assignee for all tasks, and another for each task that goes to somebody else. With many tasks the choices
 * per task are shown on request.
 */
function Assignees({ tasks, tried, all, chooseAll, ...each }: AssigneesProps) {
  const [asked, setAsked] = useState(false);
  const missing = tried && tasks.some((task) => each.assigneeOf(task) === null);
  const unfolded = asked || missing || tasks.length <= UNFOLDED_MAX;
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      {tasks.length > 1 && (
        <AssigneePicker
          label={texts.all}
          value={all}
          onChange={chooseAll}
          pageSize={TASK_ASSIGNEE_PAGE_SIZE}
        />
      )}
      {!unfolded && <Button onClick={() => setAsked(true)}>{texts.perTask(tasks.length)}</Button>}
      {unfolded && tasks.map((task) => <OfTask key={task.id} task={task} tried={tried} {...each} />)}
    </Suspense>
  );
}

interface OfTaskProps extends Pick<AssigneesProps, 'assigneeOf' | 'choose' | 'tried'> {
  task: StepTask;
}

function OfTask({ task, assigneeOf, choose, tried }: OfTaskProps) {
  const assignee = assigneeOf(task);
  const title = task.title || caseFlowStepsTexts.tasks.untitled;
  return (
    <AssigneePicker
      label={task.isOptional ? texts.optionalTask(title) : title}
      value={assignee}
      onChange={(next) => choose(task, next)}
      pageSize={TASK_ASSIGNEE_PAGE_SIZE}
      required
      {...(tried && assignee === null && { error: texts.required })}
    />
  );
}

/** Returns the function group of the step. If the step has none, returns the user who picks it up. */
function useDefaultAssignee(groupId: string | null): Assignee | null {
  const user = useSelector(selectUser);
  const { name } = useGroup(groupId);
  return user && defaultAssignee(groupId, name, user);
}
