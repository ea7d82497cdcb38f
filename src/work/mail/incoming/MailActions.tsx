import { useDispatch, useSelector } from 'react-redux';
import { contactStarted, selectActiveContact } from '@/desk/contacts';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { ariaKeys, type Shortcut } from '@/core/shortcuts/defineShortcuts';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { useSubmission } from '@/core/submissions/useSubmission';
import { isOver, type MailMessage, MailStatus } from '@/domain/mail/mailMessage';
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
import { RecordActions } from '@/ui/record/RecordHeader';
import { mailKeys } from '../mailShortcutTexts';
import { mailTexts as texts } from '../mailTexts';
import { contactAbout } from '../work/contactAbout';
import { mailSteps } from '../work/mailWrites';

interface Action {
  id: string;
  label: string;
  icon: IconComponent;
  /** The reason why the action is disabled, or null. */
  whyNot: string | null;
  shortcut?: Shortcut;
  primary?: true;
  busy?: boolean;
  run: () => void;
}

interface MailActionsProps {
  mail: MailMessage;
  /** The person of the attached customer. */
  personId: string | null;
  /** Begins a contact with the only customer who has the sender's address; null if there is not exactly one. */
  onSender: (() => void) | null;
  onNext: (() => void) | null;
}

/** Every action keeps its place while it is disabled, so that the focus stays where it is. */
export function MailActions(props: MailActionsProps) {
  const isRegistered = useIsRegistered(props.mail);
  return (
    <RecordActions label={texts.actions}>
      {[...useSteps(props), ...useFollowUps(props), useDelete(props)].map((action) => (
        <ActionButton key={action.id} action={action} isBeside={isRegistered} />
      ))}
    </RecordActions>
  );
}

/** True while a contact about this mail is open, as the next button to press is then at the foot of the contact. */
function useIsRegistered({ id }: MailMessage): boolean {
  const source = useSelector(selectActiveContact)?.source;
  return source?.kind === 'mail' && source.mailId === id;
}

interface ActionButtonProps {
  action: Action;
  /** The button to press next is elsewhere, so this button is not shown as primary. */
  isBeside: boolean;
}

function ActionButton({ action, isBeside }: ActionButtonProps) {
  const { label, icon, shortcut = null, primary, busy = false, whyNot, run } = action;
  useShortcut(shortcut, run, !busy && whyNot === null);
  return (
    <Button
      size="s"
      variant={primary && whyNot === null && !isBeside ? 'primary' : 'secondary'}
      icon={icon}
      busy={busy}
      disabledReason={whyNot}
      aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
      onClick={run}
    >
      {label}
    </Button>
  );
}

/** The steps of a mail (002 §4.5), and attaching it to a customer. */
function useSteps({ mail }: MailActionsProps): Action[] {
  const { id, status, from, customerId } = mail;
  const dispatch = useDispatch();
  const isPickingUp = useSubmission(mailSteps.pickUp.key({ id }))?.status === 'sending';
  const isFinishing = useSubmission(mailSteps.finish.key({ id }))?.status === 'sending';
  const whyOver = isOver(mail) ? texts.isOver : null;
  return [
    {
      id: 'pickUp',
      label: texts.pickUp,
      icon: HandIcon,
      shortcut: mailKeys.pickUp,
      primary: true,
      busy: isPickingUp,
      whyNot: whyOver ?? (status === MailStatus.New ? null : texts.onlyNew),
      run: () => dispatch(mailSteps.pickUp({ id })),
    },
    {
      id: 'finish',
      label: texts.finish,
      icon: CheckIcon,
      shortcut: mailKeys.finish,
      primary: true,
      busy: isFinishing,
      whyNot: whyOver ?? (status === MailStatus.PickedUp ? null : texts.onlyPickedUp),
      run: () => dispatch(mailSteps.finish({ id })),
    },
    {
      id: 'attach',
      label: texts.attach,
      icon: UserCheckIcon,
      shortcut: mailKeys.attach,
      whyNot: whyOver,
      run: () =>
        dispatch(
          dialogOpened({ dialog: { kind: 'mailCustomer', mailId: id, from: from ?? '', customerId } }),
        ),
    },
  ];
}

/** The actions that follow from a mail: a contact, a task, the next mail. */
function useFollowUps({ mail, personId, onSender, onNext }: MailActionsProps): Action[] {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const contact = () => {
    const person = personId === null ? null : { id: personId, name: mail.customerName ?? '' };
    dispatch(contactStarted(contactAbout(mail, person)));
  };
  const task = () => {
    if (personId !== null)
      dispatch(dialogOpened({ dialog: { kind: 'registerTask', personId, contractId: null } }));
  };
  return [
    ...(may('caseCreate')
      ? [
          {
            id: 'contact',
            label: texts.contact,
            icon: ContactIcon,
            ...(onSender === null && { shortcut: mailKeys.contact }),
            whyNot: null,
            run: contact,
          },
        ]
      : []),
    ...(may('createTask')
      ? [
          {
            id: 'task',
            label: texts.task,
            icon: ListChecksIcon,
            shortcut: newKeys.task,
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

/** The last action in the row, since it cannot be undone. */
function useDelete({ mail }: MailActionsProps): Action {
  const { id, subject, status } = mail;
  const dispatch = useDispatch();
  return {
    id: 'delete',
    label: texts.delete,
    icon: TrashIcon,
    whyNot: isOver(mail) ? texts.isOver : null,
    run: () =>
      dispatch(
        dialogOpened({
          dialog: { kind: 'mailDelete', mailId: id, subject: subject ?? texts.noSubject, status },
        }),
      ),
  };
}
