import { useDispatch, useSelector } from 'react-redux';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { PhoneIcon, PhoneIncomingIcon, PhoneOffIcon } from '@/ui/icons';
import { Heading, HeadingLevel } from '@/ui/layout/Heading';
import { Elapsed } from '../Elapsed';
import { PhoneDoubt } from '../PhoneDoubt';
import { PassOn } from '../passOn/PassOn';
import { phoneKeys } from '../phoneShortcutTexts';
import { callIdOf } from '../state/callStage';
import { noRoleRequested, pickUpRequested, releaseRequested, roleRequested } from '../state/phoneCommands';
import { selectShownCalls, selectTelephony } from '../state/telephonySelectors';
import { useCaller, useCallerName } from '../useCallers';
import { usePhoneCommand } from '../usePhoneCommand';
import { Candidates } from './Candidates';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';
import { KnownCaller } from './KnownCaller';
import { numberWords } from './ringing';
import { UnknownCaller } from './UnknownCaller';

export function IncomingCall({ call }: { call: PhoneCall }) {
  const { phoneAt } = useSelector(selectTelephony);
  return (
    <HeadingLevel value="h2">
      <div className={styles.call}>
        <div className={styles.answer}>
          <header className={styles.head}>
            <PhoneIncomingIcon aria-hidden className={styles.icon} />
            <Heading className={styles.title}>{texts.title}</Heading>
            <span className={styles.number}>{numberWords(call)}</span>
            <span className={styles.waited}>
              {texts.waited} <Elapsed seconds={call.waitingTime} at={phoneAt} /> <PhoneDoubt />
            </span>
          </header>
          <Actions call={call} />
        </div>
        <div className={styles.caller}>
          <Caller call={call} />
        </div>
      </div>
    </HeadingLevel>
  );
}

function Actions({ call }: { call: PhoneCall }) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const calls = useSelector(selectShownCalls);
  const { connectionId, status } = call;
  return (
    <div className={styles.buttons}>
      <Button
        variant="primary"
        icon={PhoneIcon}
        busy={status === CallStatus.TryPickUp || isAsked('pickup')}
        disabledReason={reason()}
        aria-keyshortcuts={ariaKeys(phoneKeys.pickUp)}
        onClick={() => ask(pickUpRequested(connectionId))}
      >
        {texts.pickUp}
      </Button>
      <Button
        icon={PhoneOffIcon}
        busy={isAsked('releaseCall')}
        disabledReason={reason()}
        onClick={() => ask(releaseRequested(connectionId))}
      >
        {texts.decline}
      </Button>
      <PassOn call={call} calls={calls} who={useCallerName(call)} size="m" />
    </div>
  );
}

function Caller({ call }: { call: PhoneCall }) {
  const dispatch = useDispatch();
  const { answer, candidates, personId } = useCaller(call);
  const { phoneCallRegistrationId: id, subjectRoleId } = call;
  const isChosen = subjectRoleId !== null && candidates.length > 1;
  return (
    <QueryView answer={answer} failed={texts.whoFailed} waiting={<Skeleton lines={2} />}>
      {() => {
        if (personId !== null)
          return (
            <>
              <KnownCaller personId={personId} />
              {isChosen && id !== null && (
                <Button size="s" variant="quiet" onClick={() => dispatch(noRoleRequested(id))}>
                  {texts.other}
                </Button>
              )}
            </>
          );
        if (candidates.length > 1)
          return (
            <Candidates
              candidates={candidates}
              onChoose={(roleId) => id !== null && dispatch(roleRequested(id, roleId))}
            />
          );
        return <UnknownCaller number={call.number ?? ''} callId={callIdOf(call)} />;
      }}
    </QueryView>
  );
}
