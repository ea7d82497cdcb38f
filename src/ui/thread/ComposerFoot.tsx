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
  /** Why it cannot be sent, or null. */
  whyNot: string | null;
  onDiscard: () => void;
  /** What goes further than sending, where that can be done. */
  further?: { label: string; busy: boolean; onPress: () => void } | null;
}

/** Below what is written to somebody: how its draft stands, and the buttons that throw it away and send it. */
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
