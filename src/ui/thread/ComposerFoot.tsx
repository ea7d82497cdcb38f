import { Button } from '../buttons/Button';
import { ChangesSince } from '../feedback/SubmissionNotice';
import { fieldTexts } from '../fields/fieldTexts';
import { FormFoot } from '../layout/FormFoot';
import type { IconComponent } from '../icons';

const texts = fieldTexts.composer;

interface ComposerFootProps {
  draft: { dirty: boolean; restored: boolean; changesSince: number };
  isSending: boolean;
  icon: IconComponent;
  submitLabel: string;
  /** The reason why the message cannot be sent, or null. */
  whyNot: string | null;
  onDiscard: () => void;
  /** An action that does more than send, such as sending and finishing; it becomes the primary button. */
  further?: { label: string; busy: boolean; onPress: () => void } | null;
}

/** The foot of a message that is being written: the state of its draft, and the buttons that discard and send it. */
export function ComposerFoot({
  draft,
  isSending,
  icon,
  submitLabel,
  whyNot,
  onDiscard,
  further,
}: ComposerFootProps) {
  const { dirty, restored, changesSince } = draft;
  return (
    <FormFoot
      status={changesSince > 0 ? <ChangesSince count={changesSince} /> : restored && dirty && texts.restored}
    >
      {dirty && !isSending && (
        <Button variant="quiet" size="s" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      <Button
        type="submit"
        variant={further ? 'secondary' : 'primary'}
        icon={icon}
        busy={isSending}
        disabledReason={whyNot}
      >
        {submitLabel}
      </Button>
      {further && (
        <Button variant="primary" busy={further.busy} onClick={further.onPress}>
          {further.label}
        </Button>
      )}
    </FormFoot>
  );
}
