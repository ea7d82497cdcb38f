import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { useSubmission } from '@/core/submissions/useSubmission';
import { needsPlan, whyNotSubmit } from '@/domain/repairs/repairFlow';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { AGENT_CHANNELS, ChannelType, channelTypeLabel } from '@/domain/timeline/channelType';
import { focusFirstFaultSoon } from '@/lib/focus';
import { submitByKey } from '@/lib/keys';
import { Button } from '@/ui/buttons/Button';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { ReadOnlyFields, useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { TextField } from '@/ui/fields/TextField';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Select } from '@/ui/pickers/Select';
import { goesOnAt } from '../goesOn';
import { repairsTexts } from '../repairsTexts';
import requestStyles from '../request/Request.module.css';
import type { RepairDraft } from '../repairDraft';
import styles from './Finish.module.css';
import { submitRequest } from '../send/submitSaga';
import { asSent, type Reached, reachedProblems } from './reachedFields';
import { useReached } from './useReached';

const texts = repairsTexts.finish;

interface FinishProps {
  unitId: string;
  request: RepairRequest;
  draft: RepairDraft;
  onChange: (changes: Partial<RepairDraft>) => void;
  onSubmitted: () => void;
}

const typedNumbers = ({ phone }: RepairDraft): Record<string, string> => (phone === null ? {} : { phone });

/** The reporter's contact details, and the submit button (REP-19, 20, 21). */
export function Finish({ unitId, request, draft, onChange, onSubmitted }: FinishProps) {
  const dispatch = useDispatch();
  const element = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { personName, ...reached } = useReached(draft, unitId, request.anonymous);
  const readOnly = useReadOnly();
  const submission = useSubmission(submitRequest.key({ submit: request }), onSubmitted);
  const busy = submission?.status === 'sending';
  const problems = reachedProblems(reached);
  const doubts = useNumberDoubts(typedNumbers(draft));
  const whyNot = whyNotSubmit(request);

  const submit = (isImpossible: boolean) => {
    setTried(true);
    focusFirstFaultSoon(element);
    if (busy || Object.values(problems).some((problem) => problem !== null) || !doubts.pass()) return;
    const asked = { unitId, submit: { id: request.id, ...asSent(reached) }, isImpossible };
    dispatch(
      isImpossible ? dialogOpened({ dialog: { kind: 'repairImpossible', ...asked } }) : submitRequest(asked),
    );
  };
  const notNow = readOnly ? fieldTexts.readOnly : null;
  return (
    <Section title={texts.title}>
      <SubmissionNotice submission={submission} />
      {personName !== null && <p className={mutedClass}>{texts.from(personName)}</p>}
      <form
        ref={element}
        className={styles.form}
        noValidate
        onKeyDownCapture={submitByKey}
        onSubmit={(event) => {
          event.preventDefault();
          if (whyNot === null && !readOnly) submit(false);
        }}
      >
        <ReadOnlyFields when={busy || readOnly}>
          <ReachedFields
            reached={reached}
            problems={tried ? withRefused(problems, doubts.errors['phone'], submission?.fields) : null}
            onChange={onChange}
          />
        </ReadOnlyFields>
        <div className={requestStyles.buttons}>
          {needsPlan(request) && request.plan === null && !request.planningImpossible && (
            <Button disabledReason={notNow} onClick={() => submit(true)}>
              {repairsTexts.planning.impossible}
            </Button>
          )}
          <Button
            type="submit"
            {...goesOnAt.defects}
            variant="primary"
            busy={busy}
            disabledReason={notNow ?? (whyNot === null ? null : repairsTexts.notYet[whyNot])}
          >
            {texts.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Adds marks for a doubtful number and for refusals of the server. */
function withRefused(
  problems: ReturnType<typeof reachedProblems>,
  doubt: string | null = null,
  refused: readonly string[] = [],
) {
  const of = (name: string) => (refused.includes(name) ? fieldTexts.refused : null);
  return {
    channel: problems.channel ?? of('channelType'),
    phone: problems.phone ?? doubt ?? of('phone'),
    email: problems.email ?? of('email'),
  };
}

interface ReachedFieldsProps {
  reached: Reached;
  problems: ReturnType<typeof withRefused> | null;
  onChange: (changes: Partial<RepairDraft>) => void;
}

function ReachedFields({ reached, problems, onChange }: ReachedFieldsProps) {
  const { channel, phone, email } = reached;
  const channels = AGENT_CHANNELS.some((one) => one === channel)
    ? AGENT_CHANNELS
    : [channel, ...AGENT_CHANNELS];
  const offered = channels.filter((one) => one !== ChannelType.Unknown);
  return (
    <div className={styles.fields}>
      <Select
        label={texts.channel}
        options={offered.map((value) => ({ value, label: channelTypeLabel(value) }))}
        value={channel === ChannelType.Unknown ? null : channel}
        onChange={(chosen) => onChange({ channel: offered.find((one) => one === chosen) ?? null })}
        error={problems?.channel ?? null}
      />
      <TextField
        label={texts.phone}
        type="tel"
        value={phone}
        onChange={(value) => onChange({ phone: value })}
        error={problems?.phone}
      />
      <TextField
        label={texts.email}
        type="email"
        value={email}
        onChange={(value) => onChange({ email: value })}
        error={problems?.email}
      />
    </div>
  );
}
