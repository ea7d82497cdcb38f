import { useDispatch, useSelector } from 'react-redux';
import { contactStarted } from '@/contactmoments';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { type MailMessage, MailStatus } from '@/domain/mail/mailMessage';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/timeline/contactMoment';
import { Button } from '@/ui/buttons/Button';
import {
  ArrowRightIcon,
  CheckIcon,
  ContactIcon,
  HandIcon,
  type IconComponent,
  ListChecksIcon,
  TrashIcon,
  UserCheckIcon,
} from '@/ui/icons';
import { RecordActionList } from '@/ui/record/RecordHeader';
import { mailTexts as texts } from '../mailTexts';
import { mailStepRequested } from '../work/mailActions';

interface Action {
  id: string;
  label: string;
  icon: IconComponent;
  /** Why it cannot be done now, or null. */
  whyNot: string | null;
  key?: string;
  primary?: true;
  busy?: boolean;
  run: () => void;
}

interface MailActionsProps {
  mail: MailMessage;
  /** The customer who is attached to it. */
  personId: string | null;
  onNext: (() => void) | null;
}

export const MailActions = (props: MailActionsProps) => (
  <RecordActionList label={texts.actions} actions={[...useSteps(props), ...useFollowUps(props)]}>
    {(action) => <ActionButton action={action} />}
  </RecordActionList>
);

function ActionButton({ action: { label, icon, key = '', primary, busy = false, run } }: { action: Action }) {
  useShortcut({ keys: key, label, group: texts.shortcuts, when: key !== '' && !busy }, run);
  return (
    <Button size="s" variant={primary ? 'primary' : 'secondary'} icon={icon} busy={busy} onClick={run}>
      {label}
    </Button>
  );
}

const OPEN: readonly string[] = [MailStatus.New, MailStatus.PickedUp];

/** What makes it another mail: picked up, finished, deleted, somebody's (002 §4.5). */
function useSteps({ mail: { id, status, subject, from, customerId } }: MailActionsProps): Action[] {
  const dispatch = useDispatch();
  const sending = (step: 'pickUp' | 'finish' | 'delete') => submissionKey(`mail/${step}`, id);
  const isPickingUp = useSubmission(sending('pickUp'))?.status === 'sending';
  const isFinishing = useSubmission(sending('finish'))?.status === 'sending';
  const isOver = OPEN.includes(status) ? null : texts.isOver;
  const ask = (dialog: Parameters<typeof dialogOpened>[0]['dialog']) => dispatch(dialogOpened({ dialog }));
  return [
    {
      id: 'pickUp',
      label: texts.pickUp,
      icon: HandIcon,
      key: 'o',
      primary: true,
      busy: isPickingUp,
      whyNot: isOver ?? (status === MailStatus.New ? null : texts.onlyNew),
      run: () => dispatch(mailStepRequested({ step: 'pickUp', id })),
    },
    {
      id: 'finish',
      label: texts.finish,
      icon: CheckIcon,
      key: 'a',
      primary: true,
      busy: isFinishing,
      whyNot: isOver ?? (status === MailStatus.PickedUp ? null : texts.onlyPickedUp),
      run: () => dispatch(mailStepRequested({ step: 'finish', id })),
    },
    {
      id: 'attach',
      label: customerId === null ? texts.attach : texts.attachOther,
      icon: UserCheckIcon,
      key: 'k',
      whyNot: isOver,
      run: () => ask({ kind: 'mailCustomer', mailId: id, from: from ?? '' }),
    },
    {
      id: 'delete',
      label: texts.delete,
      icon: TrashIcon,
      whyNot: isOver,
      run: () => ask({ kind: 'mailDelete', mailId: id, subject: subject ?? texts.noSubject }),
    },
  ];
}

/** What follows from it. */
function useFollowUps({ mail, personId, onNext }: MailActionsProps): Action[] {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const { mailConversationId, customerName } = mail;
  const contact = () =>
    dispatch(
      contactStarted({
        person: personId === null ? null : { id: personId, name: customerName ?? '', details: '' },
        source: 'mail',
        channel: ChannelType.Email,
        direction: Direction.Inbound,
        ...(mailConversationId !== null && { line: { kind: 'mail', id: mailConversationId } }),
      }),
    );
  const task = () => {
    if (personId !== null)
      dispatch(dialogOpened({ dialog: { kind: 'registerTask', personId, contractId: null } }));
  };
  return [
    ...(may('caseCreate')
      ? [{ id: 'contact', label: texts.contact, icon: ContactIcon, key: 'e', whyNot: null, run: contact }]
      : []),
    ...(may('createTask')
      ? [
          {
            id: 'task',
            label: texts.task,
            icon: ListChecksIcon,
            whyNot: personId === null ? texts.noPerson : null,
            run: task,
          },
        ]
      : []),
    {
      id: 'next',
      label: texts.next,
      icon: ArrowRightIcon,
      whyNot: onNext === null ? texts.noNext : null,
      run: () => onNext?.(),
    },
  ];
}
